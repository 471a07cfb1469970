import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counted, whole } from './counts.ts';

async function report(content: object): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'otryv-report-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, pending = 0) =>
  report({ numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: 0, numPendingTests: pending });

describe('counted', () => {
  it('counts the tests of a Vitest run', async () => {
    expect(await counted({ code: 1, output: '' }, await vitest(7, 2))).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts the tests of a Playwright run, one that passed on its second run as passed', async () => {
    const file = await report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });

    expect(await counted({ code: 1, output: '' }, file)).toMatchObject({ passed: 4, failed: 1 });
  });

  it.each([
    { run: 'broke before it wrote a report', code: 1, file: async () => '/nowhere/report.json' },
    { run: 'passed its tests and broke afterwards', code: 1, file: () => vitest(7, 0) },
    { run: 'found no tests', code: 0, file: () => vitest(0, 0) },
  ])('counts a run that $run as one failure', async ({ code, file }) => {
    expect((await counted({ code, output: '' }, await file())).failed).toBe(1);
  });

  it('says that tests were skipped', async () => {
    expect((await counted({ code: 0, output: '' }, await vitest(7, 0, 2))).output).toContain('2 tests were skipped');
  });
});

describe('whole', () => {
  it.each([
    { code: 0, passed: 1, failed: 0 },
    { code: 2, passed: 0, failed: 1 },
  ])('counts a tool that ends with $code as $passed passed, $failed failed', ({ code, passed, failed }) => {
    expect(whole({ code, output: 'words' })).toEqual({ passed, failed, output: 'words' });
  });
});
