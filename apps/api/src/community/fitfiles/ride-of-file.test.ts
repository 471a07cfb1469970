import type { FitDamage } from '@otryv/contract';
import { describe, expect, it } from 'vitest';
import { powerBySecond } from '../../game/activities/power-by-second.ts';
import { cutWithin, isSamePower, recordsOfRace, upToTheEnd, withoutImplausible } from './ride-of-file.ts';

const race = { startMs: 1_000_000, durationMs: 10_000 };
const rideOf = (from: number, watts: (number | null)[]) => ({ seconds: watts.map((_, at) => 1000 + from + at), watts });

describe('recordsOfRace', () => {
  it('extracts the race from a longer ride', () => {
    const long = rideOf(
      -5,
      Array.from({ length: 30 }, (_, at) => at),
    );

    const cut = recordsOfRace(long, race);

    expect(cut?.seconds).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(cut?.watts).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('counts a pause and a late start as 0 W, and interpolates nothing across them', () => {
    const paused = { seconds: [1001, 1002, 1008, 1009], watts: [300, 300, 300, 300] };

    const records = recordsOfRace(paused, race);

    expect([...powerBySecond(records ?? { watts: [] })]).toEqual([0, 300, 300, 0, 0, 0, 0, 0, 300, 300]);
  });

  const every = (stepsS: readonly number[], wattsAt: (index: number) => number | null) => {
    const seconds = [1000];
    for (const step of stepsS) seconds.push((seconds.at(-1) ?? 0) + step);
    return { seconds, watts: seconds.map((_, index) => wattsAt(index)) };
  };
  const long = { startMs: 1_000_000, durationMs: 60_000 };
  const rising = (index: number) => 100 + index;

  it.each([
    {
      what: 'a record every five seconds holds each value until the next',
      ride: every(Array<number>(11).fill(5), rising),
      samples: Array.from({ length: 56 }, (_, second) => 100 + Math.floor(second / 5)),
    },
    {
      what: 'a record every few seconds holds a value for ten seconds, the rest of a pause is 0 W',
      ride: every([5, 5, 30, 5, 5, 5], rising),
      samples: [100, 101, 102]
        .flatMap((watts) => Array<number>(5).fill(watts))
        .concat(
          Array<number>(6).fill(102),
          Array<number>(19).fill(0),
          [103, 104, 105].flatMap((watts) => Array<number>(5).fill(watts)),
          106,
        ),
    },
    {
      what: 'the records before and after the race count in its first and last seconds',
      ride: {
        ...every(Array<number>(13).fill(5), rising),
        seconds: Array.from({ length: 14 }, (_, at) => 997 + at * 5),
      },
      samples: Array.from({ length: 60 }, (_, second) => 100 + Math.floor((second + 3) / 5)),
    },
    {
      what: 'what was not measured is held too',
      ride: every(Array<number>(11).fill(5), (index) => (index === 0 ? null : 100)),
      samples: [0, 0, 0, 0, 0, ...Array<number>(51).fill(100)],
    },
    {
      what: 'two pauses in a record every second are 0 W',
      ride: every([...Array<number>(20).fill(1), 5, ...Array<number>(20).fill(1), 5, 1, 1, 1, 1, 1], () => 100),
      samples: Array.from({ length: 56 }, (_, at) => ((at > 20 && at < 25) || (at > 45 && at < 50) ? 0 : 100)),
    },
  ])('$what', ({ ride, samples }) => {
    expect([...powerBySecond(recordsOfRace(ride, long) ?? { watts: [] })]).toEqual(samples);
  });

  it.each([
    { what: 'another day', ride: rideOf(86_400, [1, 2, 3]) },
    { what: 'half of the race', ride: rideOf(0, [1, 2, 3, 4, 5]) },
    { what: 'nothing', ride: rideOf(0, []) },
  ])('is null for a file of $what', ({ ride }) => {
    expect(recordsOfRace(ride, race)).toBeNull();
  });
});

describe('withoutImplausible', () => {
  const watts = [200, 1900, 16_584, null, 0];

  it.each([
    { what: 'W/kg of the rider', damage: ['checksum_wrong'], weight: 60_000, kept: [200, null, null, null, 0] },
    { what: 'W of an unknown weight', damage: ['cut'], weight: null, kept: [200, 1900, null, null, 0] },
    { what: 'nothing in a whole file', damage: [], weight: 60_000, kept: watts },
  ] satisfies { what: string; damage: FitDamage[]; weight: number | null; kept: typeof watts }[])(
    'filters by $what',
    ({ damage, weight, kept }) => {
      const ride = rideOf(0, watts);

      expect(withoutImplausible(ride, damage, weight)).toEqual({ ...ride, watts: kept });
    },
  );
});

describe('cutWithin', () => {
  it.each([
    { what: 'before the race', cuts: [999], seconds: null },
    { what: 'after its first second', cuts: [1000], seconds: 1 },
    { what: 'before its last second', cuts: [1008], seconds: 9 },
    { what: 'after its last second', cuts: [1009], seconds: null },
    { what: 'at several places', cuts: [2000, 1006, 1003], seconds: 4 },
    { what: 'nowhere', cuts: [], seconds: null },
  ])('returns $seconds seconds before a cut $what', ({ cuts, seconds }) => {
    expect(cutWithin(cuts, race)).toBe(seconds);
  });
});

describe('upToTheEnd', () => {
  it('pads the end of the race with 0 W if the file is shorter', () => {
    const measured = Uint16Array.of(200, 300);

    expect([...upToTheEnd(measured, { startMs: 0, durationMs: 4000 })]).toEqual([200, 300, 0, 0]);
    expect([...upToTheEnd(measured, { startMs: 0, durationMs: 2000 })]).toEqual([200, 300]);
  });
});

describe('isSamePower', () => {
  const samples = Uint16Array.from([200, 220, 240]);

  it.each([
    { known: 220, same: true },
    { known: 231, same: true },
    { known: 250, same: false },
    { known: 0, same: true },
    { known: null, same: true },
  ])('compares the average of 220 W with $known', ({ known, same }) => {
    expect(isSamePower(samples, known)).toBe(same);
  });
});
