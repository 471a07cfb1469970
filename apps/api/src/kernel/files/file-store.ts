/** Moment that lists every file: a store may have another clock. */
export const always = new Date('9999-01-01');

/** Storage of uploads: a folder, or a bucket of an object store. Reads never see a partial file. */
export abstract class FileStore {
  abstract write(name: string, bytes: Buffer): Promise<void>;
  /** Resolves to `null` for an unknown name. */
  abstract read(name: string): Promise<Buffer | null>;
  /** Lists the names of files written before a moment, including drafts of an interrupted write. */
  abstract listWrittenBefore(moment: Date): Promise<string[]>;
  /** Returns their approximate total size. */
  abstract countBytes(): Promise<number>;
  /** Removes a file; an unknown name is not an error. */
  abstract remove(name: string): Promise<void>;
}
