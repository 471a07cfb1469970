import { join } from 'node:path';
import { forkApi } from '../product/apiProcess.ts';

/** Database operations of the API. */
export interface Reads {
  /**
   * By path: the commands of a first GET and of one after it, and the documents that Mongoose hydrated from the
   * results.
   */
  reads: Record<string, { commands: string[]; hydrations: number; hotCommands: string[] }>;
  /** Time to obtain the bytes of a protocol: read from the database, and from memory. */
  coldMs: number;
  hotMs: number;
  totalDocsExamined: number;
  isIndexed: boolean;
  countsHydrations: boolean;
}

/** Counts the database commands of GETs in a process that has the built API in it. */
export function countReads(
  environment: Record<string, string>,
  eventId: number,
  paths: readonly string[],
): Promise<Reads> {
  const child = forkApi(join(import.meta.dirname, 'countReads.ts'), environment, [String(eventId), ...paths]);
  return new Promise((resolve, reject) => {
    child.once('message', (reads: Reads) => resolve(reads));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Counting the reads stopped with code ${code}.`)));
  });
}
