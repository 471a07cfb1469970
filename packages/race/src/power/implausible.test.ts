import { describe, expect, it } from 'vitest';
import { CP_DURATIONS } from './bestEfforts.ts';
import {
  implausibleIntervals,
  implausibleValues,
  isImplausibleHeartRate,
  isImplausibleHeight,
  isImplausiblePower,
  isImplausibleRide,
  isImplausibleTime,
  isImplausibleWeight,
} from './implausible.ts';

describe('implausible figures', () => {
  it.each([
    ['5 s at 3,460 W', isImplausiblePower(5, { watts: 3460 }), true],
    ['5 s at 2,500 W', isImplausiblePower(5, { watts: 2500 }), false],
    ['936 W/kg', isImplausiblePower(3600, { wattsPerKg: 936 }), true],
    ['20 min at 6.7 W/kg', isImplausiblePower(1200, { watts: 450, wattsPerKg: 6.7 }), false],
    ['20 min at 7.8 W/kg', isImplausiblePower(1200, { watts: 480, wattsPerKg: 7.8 }), true],
    ['2 s at 27 W/kg', isImplausiblePower(2, { wattsPerKg: 27 }), false],
    ['2 s at 28 W/kg', isImplausiblePower(2, { wattsPerKg: 28 }), true],
    ['2 h at 7.3 W/kg', isImplausiblePower(7200, { wattsPerKg: 7.3 }), false],
    ['2 h at 7.4 W/kg', isImplausiblePower(7200, { wattsPerKg: 7.4 }), true],
    ['nothing measured', isImplausiblePower(5, { watts: 0, wattsPerKg: null }), false],
    ['70 g', isImplausibleWeight(70), true],
    ['16 kg', isImplausibleWeight(16_000), false],
    ['250 kg', isImplausibleWeight(250_000), false],
    ['780 kg', isImplausibleWeight(780_000), true],
    ['no weight', isImplausibleWeight(0), false],
    ['99 cm', isImplausibleHeight(99), true],
    ['100 cm', isImplausibleHeight(100), false],
    ['250 cm', isImplausibleHeight(250), false],
    ['17,240 cm', isImplausibleHeight(17_240), true],
    ['no height', isImplausibleHeight(null), false],
    ['230 bpm', isImplausibleHeartRate(230), false],
    ['231 bpm', isImplausibleHeartRate(231), true],
    ['no heart rate', isImplausibleHeartRate(0), false],
    ['40 km in 1 ms', isImplausibleTime(1, 40_000), true],
    ['an unknown distance in 1 ms', isImplausibleTime(1, null), true],
    ['40 km in 45 min', isImplausibleTime(2_700_000, 40_000), false],
    ['40 km in 26 min', isImplausibleTime(1_560_000, 40_000), true],
    ['no time', isImplausibleTime(0, 40_000), false],
    ['a ride', isImplausibleRide({ weightInGrams: 75_000, bestEfforts: [{ duration: 5, watts: 1200 }] }), false],
    [
      'a ride without weight',
      isImplausibleRide({ weightInGrams: null, bestEfforts: [{ duration: 5, watts: 1200 }] }),
      false,
    ],
    ['a ride of 70 g', isImplausibleRide({ weightInGrams: 70, bestEfforts: [] }), true],
    ['a spike', isImplausibleRide({ weightInGrams: null, bestEfforts: [{ duration: 5, watts: 3460 }] }), true],
    [
      'a ride of 30 kg',
      isImplausibleRide({ weightInGrams: 30_000, bestEfforts: [{ duration: 5, watts: 1200 }] }),
      true,
    ],
  ])('%s', (_what, isImplausible, expected) => {
    expect(isImplausible).toBe(expected);
  });

  it('are listed with the exceeded limit, accepted or not', () => {
    const ride = {
      timeMs: 1,
      metres: 40_000,
      weightInGrams: 70,
      heightCm: 17,
      heartRate: 255,
      average: { watts: 3000, wattsPerKg: 936 },
      efforts: [
        { duration: 5, watts: 3460, wattsPerKg: 20 },
        { duration: 60, watts: 900, wattsPerKg: 14 },
        { duration: 300, watts: 300, wattsPerKg: 4 },
      ],
    };
    const limits = (changes: Partial<Parameters<typeof implausibleValues>[0]>) =>
      implausibleValues({ ...ride, ...changes }).map(({ figure, duration, value, limit }) =>
        [figure, duration, value, Math.round(limit * 10) / 10].join(' '),
      );

    expect(limits({})).toEqual([
      'time 0 1 1600000',
      'weight 0 70 16000',
      'height 0 17 100',
      'heartRate 0 255 230',
      'averageWattsPerKg 0 936 27.6',
      'effortWatts 5 3460 2764.6',
      'effortWattsPerKg 60 14 13.2',
    ]);
    expect(
      limits({
        timeMs: null,
        weightInGrams: 780_000,
        heightCm: 251,
        heartRate: null,
        average: { watts: 3000, wattsPerKg: null },
        efforts: [],
      }),
    ).toEqual(['weight 0 780000 250000', 'height 0 251 250', 'averageWatts 0 3000 2764.6']);
  });

  it.each([
    {
      what: 'a spike of 5 s raises',
      watts: [3460, 1300, 700, 500, 450],
      isAccepted: false,
      intervals: [5, 15, 30, 60],
    },
    { what: 'one of 60 s raises', watts: [1500, 1300, 900, 1400, 450], isAccepted: false, intervals: [60] },
    { what: 'an accepted one raises', watts: [3460, 1300, 700, 500, 450], isAccepted: true, intervals: [] },
    { what: 'honest efforts raise', watts: [1500, 1300, 900, 700, 450], isAccepted: false, intervals: [] },
  ])('$what $intervals', ({ watts, isAccepted, intervals }) => {
    const efforts = [5, 15, 30, 60, 300].map((duration, at) => ({
      duration,
      watts: { value: watts[at] ?? 0, isAccepted: isAccepted && duration === 5 },
      wattsKg: { value: null },
    }));

    expect([...implausibleIntervals(efforts)]).toEqual(intervals);
  });

  it('keep a ride once all of them are accepted', () => {
    const ride = { weightInGrams: 70, bestEfforts: [{ duration: 5, watts: 3460 }] };
    const [weight, effort] = [
      { figure: 'weight', duration: 0 },
      { figure: 'effortWattsPerKg', duration: 5 },
    ] as const;
    const isOut = (accepted: readonly (typeof weight | typeof effort)[]) => isImplausibleRide({ ...ride, accepted });

    expect([isOut([weight]), isOut([effort]), isOut([weight, effort])]).toEqual([true, true, false]);
    expect(isImplausibleRide({ ...ride, accepted: [weight, { ...effort, duration: 15 }] })).toBe(true);
  });

  it('have lower limits for longer durations', () => {
    const limits = CP_DURATIONS.map(
      (duration) =>
        Array.from({ length: 300 }, (_, tenths) => tenths / 10).findLast(
          (wattsPerKg) => !isImplausiblePower(duration, { wattsPerKg }),
        ) ?? 0,
    );

    expect(limits).toEqual(limits.toSorted((a, b) => b - a));
    expect(new Set(limits).size).toBe(limits.length);
  });
});
