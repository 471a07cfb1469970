import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStages } from './runStages.ts';
import type { Stage } from './stage.ts';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => void vi.restoreAllMocks());

const stage = (name: string, run: Stage['run']): Stage => ({ name, cores: 1, seconds: 1, run });
const once = (stages: Stage[]) => runStages(stages, { remembers: false });

it('runs every stage, prints its output if it is red, and ends with the count', async () => {
  const code = await once([
    stage('green', async () => ({ passed: 7, failed: 0, output: 'nothing to see' })),
    stage('red', async () => ({ passed: 2, failed: 1, output: ' ✓ ranks\nexpected 3' })),
    stage('broken', () => Promise.reject(new Error('no such tool'))),
  ]);

  expect(code).toBe(1);
  expect(printed.join('\n')).toMatch(/green +ok +7 passed/);
  expect(printed.join('\n')).toMatch(/red +FAILED +2 passed.*\n\nexpected 3\n/);
  expect(printed.join('\n')).not.toContain('nothing to see');
  expect(printed.at(-1)).toBe('9 passed, 1 failed');
  expect(printed.join('\n')).toContain('Not run: broken.');
});

it("counts files left in a stage's temporary folder as a failure", async () => {
  const code = await once([
    stage('untidy', async ({ command }) => {
      const { output } = await command(['node', '-p', 'process.env.TMPDIR']);
      await writeFile(join(output.trim(), 'otryv-forgotten'), '');
      return { passed: 1, failed: 0, output: '' };
    }),
  ]);

  expect(code).toBe(1);
  expect(printed.join('\n')).toContain('otryv-forgotten');
});
