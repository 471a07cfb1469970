import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counted, whole } from './counts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otryv-report-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function report(content: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: readonly string[] = [], pending = 0) =>
  report({
    numPassedTests: passed,
    numPendingTests: pending,
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: failed.length > 0 ? 'failed' : 'passed',
        assertionResults: failed.map((fullName) => ({ fullName, status: 'failed' })),
      },
    ],
  });
const excusable = new Set(['a.test.ts > waits']);

describe('counted', () => {
  it('counts the tests of a Vitest run', async () => {
    expect(await counted({ code: 1, output: '' }, await vitest(7, ['a', 'b']))).toMatchObject({
      passed: 7,
      failed: 2,
      output: expect.stringMatching(/Failed:\n.*a\n.*b$/),
    });
  });

  it('counts the tests of a Playwright run', async () => {
    const specs = [
      { file: 'race.spec.ts', title: 'a', ok: true },
      { file: 'race.spec.ts', title: 'b', ok: false },
    ];
    const file = await report({ stats: { expected: 1, flaky: 0, skipped: 0 }, suites: [{ suites: [{ specs }] }] });

    expect(await counted({ code: 1, output: '' }, file)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts the failure of a listed test separately', async () => {
    const file = await vitest(7, ['waits']);

    const outcome = await counted({ code: 1, output: '' }, file, excusable);

    expect(outcome).toMatchObject({ passed: 7, failed: 0, excused: ['a.test.ts > waits'] });
  });

  it('does not excuse other failures of the run, or an error outside of its tests', async () => {
    const both = await counted({ code: 1, output: '' }, await vitest(7, ['waits', 'ranks']), excusable);
    const unhandled = await counted({ code: 1, output: 'Unhandled Error' }, await vitest(7, ['waits']), excusable);

    expect([both.failed, unhandled.failed]).toEqual([1, 1]);
  });

  it('counts a file that cannot be loaded as one failure', async () => {
    const testResults = [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [] }];
    const file = await report({ numPassedTests: 3, numPendingTests: 0, testResults });

    expect(await counted({ code: 1, output: '' }, file)).toMatchObject({ passed: 3, failed: 1 });
  });

  it.each([
    { run: 'broke before it wrote a report', code: 1, file: async () => '/nowhere/report.json' },
    { run: 'passed its tests and broke afterwards', code: 1, file: () => vitest(7) },
    { run: 'found no tests', code: 0, file: () => vitest(0) },
  ])('counts a run that $run as one failure', async ({ code, file }) => {
    expect((await counted({ code, output: '' }, await file())).failed).toBe(1);
  });

  it('reports the number of skipped tests', async () => {
    expect((await counted({ code: 0, output: '' }, await vitest(7, [], 2))).output).toContain('2 tests were skipped');
  });
});

describe('whole', () => {
  it('counts a tool by its exit code', () => {
    expect(whole({ code: 0, output: 'words' })).toEqual({ passed: 1, failed: 0, output: 'words' });
    expect(whole({ code: 2, output: 'words' })).toEqual({ passed: 0, failed: 1, output: 'words' });
  });
});
