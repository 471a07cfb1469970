import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { type CommandResult, root } from '@otryv/local-stack';
import { excusedTests, flakes } from './flakes.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Output shown after a failure. */
  output: string;
  /** Failed tests that are listed in flaky.json. */
  excused?: readonly string[];
}

/** Builds the outcome of a tool that passes or fails as a whole. */
export function whole({ code, output }: CommandResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * Builds the outcome of a Vitest or Playwright run that wrote its counts to a JSON file.
 *
 * A run that crashed before counting, or that ran nothing, counts as one failure. The output lists skipped tests.
 */
export async function counted(
  { code, output }: CommandResult,
  report: string,
  excusable: ReadonlySet<string> = excusedTests(flakes, new Date()),
): Promise<Outcome> {
  const { passed, skipped, failures } = existsSync(report)
    ? countsOf(JSON.parse(await readFile(report, 'utf8')))
    : nothing;
  const excused = failures.filter((name) => excusable.has(name));
  const isUnexplained = failures.length === 0 || unhandled.test(output);
  const broke = passed === 0 || (code !== 0 && isUnexplained);
  const failed = failures.length - excused.length + (broke && failures.length === excused.length ? 1 : 0);
  const notes = [
    ...(skipped > 0 ? [`${skipped} tests were skipped.`] : []),
    // At the end, because the beginning of a long output is cut off.
    ...(failures.length > 0 ? ['Failed:', ...failures] : []),
  ];
  return { passed, failed, output: [output, ...notes].join('\n'), excused };
}

/** Vitest fails a run for an error outside of its tests. */
const unhandled = /Unhandled (Error|Rejection)/;

interface Counts {
  passed: number;
  skipped: number;
  /** File, from the root, and full name of each failed test. */
  failures: readonly string[];
}
const nothing: Counts = { passed: 0, skipped: 0, failures: [] };

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
interface PlaywrightSuite {
  specs?: { file: string; title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; flaky: number; skipped: number };
}

function countsOf(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, skipped, failures: playwrightFailures(report) };
  }
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures: vitestFailures(report) };
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no failed test.
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} > ${fullName}`);
  });
}

function playwrightFailures({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`);
  return [...own, ...suites.flatMap(playwrightFailures)];
}
