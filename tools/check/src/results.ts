import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface StoredResult {
  /** Key of the inputs that the result holds for. */
  key: string;
  passed: number;
  seconds: number;
  /** Time of the result in ISO 8601. */
  at: string;
}

/** Green results on this machine by stage name; continuous integration neither reads nor relies on them. */
export const resultsFile = join(import.meta.dirname, '../../../node_modules/.cache/otryv/check/results.json');

/** Key of the last commit for which all stages were green. */
export const wholeRun = 'whole run';

export function readResults(file: string): Record<string, StoredResult> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Stores a green result, or with `null` removes one that turned red. */
export function writeResult(file: string, name: string, result: StoredResult | null): void {
  const { [name]: _before, ...others } = readResults(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result ? { ...others, [name]: result } : others, null, 2));
}
