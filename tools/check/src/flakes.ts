import { readFileSync } from 'node:fs';

/** Known flaky test, until its cause is removed. */
export interface KnownFlake {
  /** File from the root, and full name of the test. */
  test: string;
  /** Reason for its random failures. */
  cause: string;
  /** Day it was listed, as 2026-11-26. */
  since: string;
}

export const flakes: readonly KnownFlake[] = JSON.parse(
  readFileSync(new URL('../flaky.json', import.meta.url), 'utf8'),
);

const lastsMs = 14 * 24 * 3_600_000;

/** Returns the listed tests whose failures do not turn a run red: an entry expires after fourteen days. */
export function excusedTests(list: readonly KnownFlake[], now: Date): Set<string> {
  return new Set(list.filter(({ since }) => now.getTime() - Date.parse(since) < lastsMs).map(({ test }) => test));
}
