import { setTimeout as wait } from 'node:timers/promises';

/** Time limit for a whole page: queueing, tags, reads and rendering. After it the reader gets the shell. */
export const longestPageMs = 1_000;

/** Thrown when a page is not ready in time. */
export class TooLate extends Error {
  constructor() {
    super(`not done in ${longestPageMs} ms`);
  }
}

/** Rejects with TooLate after the time limit of a page; the work continues. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = wait(longestPageMs, null, { signal: done.signal, ref: false }).then(() => {
    throw new TooLate();
  });
  return Promise.race([work, late]).finally(() => done.abort());
}
