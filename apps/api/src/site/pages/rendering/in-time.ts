import { setTimeout as wait } from 'node:timers/promises';

/** A reader gets the shell rather than wait longer: for the tags of a page, its reads, its turn and its rendering in all. */
export const longestPageMs = 1_000;

/** What was not done in the time of a page. */
export class TooLate extends Error {
  constructor() {
    super(`not done in ${longestPageMs} ms`);
  }
}

/** Rejects with TooLate after the time that a page may take; the work goes on. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = wait(longestPageMs, null, { signal: done.signal, ref: false }).then(() => {
    throw new TooLate();
  });
  return Promise.race([work, late]).finally(() => done.abort());
}
