import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestEfforts, CP_DURATIONS, DEFAULT_HIDDEN_CP, workBySecond } from './bestEfforts.ts';

describe('CP_DURATIONS', () => {
  it('are the eleven intervals from 5 s to 60 min', () => {
    expect(CP_DURATIONS).toEqual([5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600]);
  });

  it('hide 15 s, 3, 30 and 60 min by default', () => {
    expect(DEFAULT_HIDDEN_CP).toEqual([15, 180, 1800, 3600]);
  });
});

describe('bestEfforts', () => {
  it('finds the best mean of consecutive seconds', () => {
    expect(efforts([100, 200, 400, 300, 100], [1, 2, 3])).toEqual({ 1: 400, 2: 350, 3: 300 });
  });

  it('finds an effort at the very start and at the very end', () => {
    expect(efforts([500, 400, 0, 0], [2])).toEqual({ 2: 450 });
    expect(efforts([0, 0, 400, 500], [2])).toEqual({ 2: 450 });
  });

  it('uses the whole ride if it is exactly as long as the interval', () => {
    expect(efforts([100, 200, 300], [3])).toEqual({ 3: 200 });
  });

  it('returns null for a ride shorter than the interval', () => {
    expect(efforts([100, 200, 300], [4])).toEqual({ 4: null });
  });

  it('returns null for a ride without samples', () => {
    expect([...bestEfforts([]).values()]).toEqual(CP_DURATIONS.map(() => null));
  });

  it('returns all eleven intervals by default', () => {
    expect([...bestEfforts([1, 2, 3]).keys()]).toEqual([...CP_DURATIONS]);
  });

  it('keeps 0 W as a value: a ride without pedalling has an effort of 0', () => {
    expect(efforts([0, 0, 0], [2])).toEqual({ 2: 0 });
  });

  it('counts a NaN sample as 0 W', () => {
    expect(efforts([100, Number.NaN, 300, Number.POSITIVE_INFINITY], [2])).toEqual({ 2: 150 });
  });

  it('counts a hole in the samples as 0 W', () => {
    const samples: number[] = [];
    samples[3] = 200;

    expect(efforts(samples, [1, 4])).toEqual({ 1: 200, 4: 50 });
  });

  it.each([0, -1, 1.5, Number.NaN])('returns null for an interval of %s s', (duration) => {
    expect(bestEfforts([100, 200, 300], [duration]).get(duration)).toBeNull();
  });

  it('reads typed arrays, as stored samples are', () => {
    expect(efforts(Uint16Array.of(100, 200, 400), [2])).toEqual({ 2: 300 });
  });

  it('finds the four hundred watts of a steady hour in every interval', () => {
    const hour = Array.from({ length: 3600 }, () => 400);

    expect([...bestEfforts(hour).values()]).toEqual(CP_DURATIONS.map(() => 400));
  });

  it('matches a brute-force search over a long ride', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500), { maxLength: 80 }), fc.integer({ min: 1, max: 40 }), (power, duration) => {
        expect(bestEfforts(power, [duration]).get(duration)).toBe(bestOfAllWindows(power, duration));
      }),
    );
  });

  it('skips no window of a ride with negative samples', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 80 }),
        fc.integer({ min: 1, max: 40 }),
        (power, duration) => {
          expect(bestEfforts(power, [duration]).get(duration)).toBe(bestOfAllWindows(power, duration));
        },
      ),
    );
  });

  it('is unaffected by a longer ride before', () => {
    const [short, long] = [[100, 200], Array.from({ length: 50 }, () => 900)];
    bestEfforts(long);

    expect(efforts(short, [1, 2, 3])).toEqual({ 1: 200, 2: 150, 3: null });
  });

  it('never has a longer effort above a shorter one that divides it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500), { minLength: 60, maxLength: 200 }), (power) => {
        const best = bestEfforts(power, [15, 30, 60]);

        expect(best.get(30) ?? 0).toBeLessThanOrEqual(best.get(15) ?? 0);
        expect(best.get(60) ?? 0).toBeLessThanOrEqual(best.get(30) ?? 0);
      }),
    );
  });

  it('is unaffected by seconds of rest before and after', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500), { minLength: 20, maxLength: 60 }), (power) => {
        const rest = Array.from({ length: 20 }, () => 0);

        expect(bestEfforts([...rest, ...power, ...rest], [5, 15])).toEqual(bestEfforts(power, [5, 15]));
      }),
    );
  });
});

describe('workBySecond', () => {
  it('returns the work done before each second', () => {
    expect([...workBySecond([100, 200, 300])]).toEqual([0, 100, 300, 600]);
  });

  it('returns only the start for no samples', () => {
    expect([...workBySecond([])]).toEqual([0]);
  });
});

function efforts(power: ArrayLike<number>, durations: number[]) {
  return Object.fromEntries(bestEfforts(power, durations));
}

function bestOfAllWindows(power: number[], duration: number) {
  if (power.length < duration) return null;
  const windows = Array.from({ length: power.length - duration + 1 }, (_, start) =>
    power.slice(start, start + duration),
  );
  return Math.max(...windows.map((window) => window.reduce((sum, watts) => sum + watts, 0))) / duration;
}
