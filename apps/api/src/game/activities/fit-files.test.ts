import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestEfforts, CP_DURATIONS } from '@otryv/race';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { aFitFile } from '../../testing/fit-file.ts';
import { powerBySecond } from './power-by-second.ts';

interface KnownRide {
  f: string;
  seconds: number;
  bestBySecond: Record<string, number | null>;
}

const folder = join(import.meta.dirname, '../../../../../../shared/data/fit');
const list = join(folder, 'best-efforts.json');

const present = existsSync(list);
if (!present) console.warn(`Recorded rides are not tested: ${folder} is missing.`);
const rides: KnownRide[] = present ? JSON.parse(readFileSync(list, 'utf8')) : [];

describe.runIf(present)('best efforts of recorded rides (only with ../shared/data/fit)', () => {
  it.each(rides)('of $f match the known ones within 0.1 W', async ({ f, seconds, bestBySecond }) => {
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

describe('best efforts of a synthetic ride', () => {
  // Two minutes at 200 W with ten seconds of 400 W, a pause of half a minute, and a second without a measurement.
  const written = [
    ...Array.from({ length: 120 }, (_, second) => ({ second, watts: second >= 50 && second < 60 ? 400 : 200 })),
    ...Array.from({ length: 30 }, (_, second) => ({ second: 150 + second, watts: second === 3 ? null : 300 })),
  ];

  it('are computed over its seconds, with a pause and missing measurements as 0 W', async () => {
    const samples = powerBySecond(await recordsIn(aFitFile(written)));

    const best = bestEfforts(samples, [5, 10, 15, 30, 60, 180, 300]);

    expect(samples).toHaveLength(180);
    expect(Object.fromEntries(best)).toEqual({
      5: 400,
      10: 400,
      15: (10 * 400 + 5 * 200) / 15,
      30: (29 * 300) / 30,
      60: (10 * 400 + 50 * 200) / 60,
      180: (110 * 200 + 10 * 400 + 29 * 300) / 180,
      300: null,
    });
  });
});

function recordsOf(path: string) {
  return recordsIn(new Uint8Array(readFileSync(path)));
}

async function recordsIn({ buffer }: Uint8Array<ArrayBuffer>) {
  const { records = [] } = await new FitParser({ force: true, mode: 'list' }).parseAsync(buffer);
  return {
    watts: records.map(({ power }) => power ?? null),
    seconds: records.map(({ timestamp }) => new Date(timestamp ?? 0).getTime() / 1000),
  };
}
