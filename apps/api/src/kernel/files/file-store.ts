/** The moment to list every file by: a store may have another clock. */
export const always = new Date('9999-01-01');

/** Where uploads are kept: a folder, or a bucket of an object store. A reader sees a whole file or none. */
export abstract class FileStore {
  abstract write(name: string, bytes: Buffer): Promise<void>;
  /** `null` for an unknown name. */
  abstract read(name: string): Promise<Buffer | null>;
  /** The names of the files that were written before a moment, drafts of a broken write among them. */
  abstract writtenBefore(moment: Date): Promise<string[]>;
  /** How much they take in all, about. */
  abstract bytes(): Promise<number>;
  /** An unknown name is no fault. */
  abstract remove(name: string): Promise<void>;
}
