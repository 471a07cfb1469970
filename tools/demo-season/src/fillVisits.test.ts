import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fillVisits } from './fillVisits.ts';

describe('fillVisits', () => {
  it('writes whole numbers of visits on each of ninety days before the season', async () => {
    const written: { day: string; pattern: string; count: number }[] = [];
    const runTask = async ([area, action, file = '']: readonly string[]) => {
      expect(`${area} ${action}`).toBe('visit add');
      written.push(...JSON.parse(await readFile(file, 'utf8')));
      return [];
    };

    await fillVisits({ anchor: '2026-11-22T10:00:00.000Z', runTask, log: () => undefined });

    const days = [...new Set(written.map(({ day }) => day))];
    expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-08-24', '2026-11-21']);
    expect(written.filter(({ count }) => !Number.isInteger(count) || count < 1)).toEqual([]);
  });
});
