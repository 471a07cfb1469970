import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@otryv/local-stack';

const file = join(root, 'node_modules', '.cache', 'otryv', 'check', 'testTimes.json');
/** Seconds of a test file that has not run here yet. */
const unknownSeconds = { api: 8, other: 2 };

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Records the durations of the test files of a run. */
export function recordTimes(report: string): void {
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const times = testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...read(), ...Object.fromEntries(times) }));
}

/** Returns the expected seconds of a test file: those of its last run here, including the loading of its modules. */
export function expectedSeconds(): (test: string) => number {
  const times = read();
  return (test) => {
    const unknown = test.startsWith('apps/api/') ? unknownSeconds.api : unknownSeconds.other;
    return (times[test] ?? unknown) + 0.3;
  };
}

function read(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
