import { readFileSync } from 'node:fs';

/** A test that is known to fail by chance, until its cause is removed. */
export interface KnownFlake {
  /** The file from the root, and the full name of the test. */
  test: string;
  /** Why it fails by chance. */
  cause: string;
  /** The day it was listed, as 2026-11-26. */
  since: string;
}

export const flakes: readonly KnownFlake[] = JSON.parse(
  readFileSync(new URL('../flaky.json', import.meta.url), 'utf8'),
);

const lastsMs = 14 * 24 * 3_600_000;

/** The listed tests whose failures do not make a run red: an entry expires after fourteen days. */
export function excusedTests(list: readonly KnownFlake[], now: Date): Set<string> {
  return new Set(list.filter(({ since }) => now.getTime() - Date.parse(since) < lastsMs).map(({ test }) => test));
}
