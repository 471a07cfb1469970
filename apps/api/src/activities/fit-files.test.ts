import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestEfforts, CP_DURATIONS } from '@otryv/race';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { powerBySecond } from './power-by-second.ts';

interface KnownRide {
  f: string;
  seconds: number;
  bestBySecond: Record<string, number | null>;
}

const folder = join(import.meta.dirname, '../../../../../shared/data/fit');
const list = join(folder, 'best-efforts.json');

if (existsSync(list)) {
  const rides: KnownRide[] = JSON.parse(readFileSync(list, 'utf8'));

  describe('best efforts of recorded rides', () => {
    it.each(rides)('of $f equal the known ones within 0.1 W', async ({ f, seconds, bestBySecond }) => {
      const samples = powerBySecond(await recordsOf(join(folder, f)));

      const best = bestEfforts(samples, CP_DURATIONS);

      expect(samples.length).toBe(seconds);
      for (const [duration, watts] of Object.entries(bestBySecond)) {
        const found = best.get(CP_DURATIONS.find((each) => String(each) === duration) ?? 5) ?? null;
        if (watts === null) expect(found).toBeNull();
        else expect(Math.abs((found ?? 0) - watts)).toBeLessThanOrEqual(0.1);
      }
    });
  });
} else {
  describe('best efforts of recorded rides', () => {
    it('need the folder ../shared/data/fit beside the repository, which is not here', (context) => {
      context.skip(`no ${list}`);
    });
  });
}

async function recordsOf(path: string) {
  const { records = [] } = await new FitParser({ force: true, mode: 'list' }).parseAsync(
    new Uint8Array(readFileSync(path)).buffer,
  );
  return {
    watts: records.map(({ power }) => power ?? null),
    seconds: records.map(({ timestamp }) => new Date(timestamp ?? 0).getTime() / 1000),
  };
}
