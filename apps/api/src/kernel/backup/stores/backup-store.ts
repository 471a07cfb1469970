import type { StoredBackup } from './kept-backups.ts';

/** Storage of backups and of the list of erasures: a folder, or a bucket of an object store. */
export abstract class BackupStore {
  /** Folder or bucket as named in messages; `null` if the portal keeps no backups. */
  abstract readonly place: string | null;
  abstract list(): Promise<StoredBackup[]>;
  /** Stores the file written to a local path, atomically. */
  abstract put(name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Provides the local path of a backup. */
  abstract use<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  abstract rename(from: string, to: string): Promise<void>;
  abstract remove(name: string): Promise<void>;
  /** Removes the leftovers of a process that died. */
  abstract tidy(): Promise<void>;
  /** Resolves to `null` if space is unlimited. */
  abstract getFreeBytes(): Promise<number | null>;
  /** Appends lines to the list of erasures, safely for concurrent processes. They are durable afterwards. */
  abstract addErasures(lines: readonly string[]): Promise<void>;
  /** Returns every line that was ever added completely. */
  abstract listErasures(): Promise<string[]>;
}
