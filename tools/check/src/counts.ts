import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CommandResult } from '@otryv/local-stack';

export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
}

/** The outcome of a tool that is right or wrong as a whole. */
export function whole({ code, output }: CommandResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * The outcome of a run that wrote its counts to a JSON file, of Vitest or Playwright.
 *
 * A run that broke before it counted, that ran nothing or skipped something counts as one failure.
 */
export async function counted({ code, output }: CommandResult, report: string): Promise<Outcome> {
  const { passed, failed, skipped } = existsSync(report)
    ? countsOf(JSON.parse(await readFile(report, 'utf8')))
    : nothing;
  const broke = failed === 0 && (code !== 0 || passed === 0);
  const concatenated = skipped > 0 ? `${output}\n${skipped} tests were skipped.` : output;
  return { passed, failed: failed + (broke ? 1 : 0), output: concatenated };
}

const nothing = { passed: 0, failed: 0, skipped: 0 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countsOf(report: VitestReport | PlaywrightReport): typeof nothing {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}
