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

const present = existsSync(list);
if (!present) console.warn(`Recorded rides are not tested: ${folder} is missing.`);
const rides: KnownRide[] = present ? JSON.parse(readFileSync(list, 'utf8')) : [];

describe.runIf(present)('best efforts of recorded rides (only beside ../shared/data/fit)', () => {
  it.each(rides)('of $f equal the known ones within 0.1 W', async ({ f, seconds, bestBySecond }) => {
    const samples = powerBySecond(await recordsOf(join(folder, f)));

    const best = bestEfforts(samples, CP_DURATIONS);

    const expected = CP_DURATIONS.map((duration) => bestBySecond[duration] ?? null);
    const found = CP_DURATIONS.map((duration) => best.get(duration) ?? null);
    expect(samples.length).toBe(seconds);
    expect(Object.keys(bestBySecond).map(Number)).toEqual([...CP_DURATIONS]);
    expect(found.map((watts) => watts === null)).toEqual(expected.map((watts) => watts === null));
    expect(
      Math.max(...found.map((watts, index) => Math.abs((watts ?? 0) - (expected[index] ?? 0)))),
    ).toBeLessThanOrEqual(0.1);
  });
});

async function recordsOf(path: string) {
  const { records = [] } = await new FitParser({ force: true, mode: 'list' }).parseAsync(
    new Uint8Array(readFileSync(path)).buffer,
  );
  return {
    watts: records.map(({ power }) => power ?? null),
    seconds: records.map(({ timestamp }) => new Date(timestamp ?? 0).getTime() / 1000),
  };
}
