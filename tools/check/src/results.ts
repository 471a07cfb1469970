import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface StoredResult {
  /** What the result holds for. */
  key: string;
  passed: number;
  seconds: number;
  /** When it was found, in ISO 8601. */
  at: string;
}

/** Green results of this machine by the name of their stage; continuous integration neither reads nor relies on them. */
export const resultsFile = join(import.meta.dirname, '../../../node_modules/.cache/otryv/check/results.json');

/** Under this name the commit of the last run of all stages that was green. */
export const wholeRun = 'whole run';

export function readResults(file: string): Record<string, StoredResult> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Stores a green result, or with `null` forgets one that turned red. */
export function writeResult(file: string, name: string, result: StoredResult | null): void {
  const { [name]: _before, ...others } = readResults(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result ? { ...others, [name]: result } : others, null, 2));
}
