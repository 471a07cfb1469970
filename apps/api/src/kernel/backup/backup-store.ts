import type { StoredBackup } from './kept-backups.ts';

/** Where backups are kept, and beside them the list of erasures: in a folder, or in a bucket of an object store. */
export abstract class BackupStore {
  /** The folder or the bucket, as messages name it; `null` where the portal keeps no backups. */
  abstract readonly place: string | null;
  abstract list(): Promise<StoredBackup[]>;
  /** Keeps what is written to a path of this machine: whole or not at all. */
  abstract put(name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Hands out the path of a backup on this machine. */
  abstract use<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  abstract rename(from: string, to: string): Promise<void>;
  abstract remove(name: string): Promise<void>;
  /** Removes what a process that died has left. */
  abstract tidy(): Promise<void>;
  /** `null` where space has no end. */
  abstract freeBytes(): Promise<number | null>;
  /** Adds lines to the list of erasures; several processes may at once. They are on the disk afterwards. */
  abstract addErasures(lines: readonly string[]): Promise<void>;
  /** Every line that was ever added whole. */
  abstract erasures(): Promise<string[]>;
}
