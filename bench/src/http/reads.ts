import { fork } from 'node:child_process';
import { join } from 'node:path';

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
  const child = fork(join(import.meta.dirname, 'countReads.ts'), [String(eventId), ...paths], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (reads: Reads) => resolve(reads));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Counting the reads stopped with code ${code}.`)));
  });
}
