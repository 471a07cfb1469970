import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fillFaults } from './fillFaults.ts';

describe('fillFaults', () => {
  it('writes several kinds of errors', async () => {
    const written: { type: string }[] = [];
    const runTask = async ([area, action, file = '']: readonly string[]) => {
      expect(`${area} ${action}`).toBe('fault add');
      written.push(...JSON.parse(await readFile(file, 'utf8')));
      return [];
    };

    await fillFaults({ runTask, log: () => undefined });

    expect(new Set(written.map(({ type }) => type)).size).toBe(3);
  });
});
