import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CP_DURATIONS } from './bestEfforts.ts';
import { bestRides, type RideEfforts } from './bestRides.ts';

const aRide = (date: number, watts: number | null, duration = 300): RideEfforts => ({
  date,
  efforts: [{ duration, watts, wattsPerKg: watts === null ? null : watts / 70 }],
});
const figures = (rides: RideEfforts[], duration = 300) =>
  bestRides(rides, 'watts')
    .get(duration)
    ?.map(({ value, ride }) => [value, ride.date]);

describe('bestRides', () => {
  it('returns the three strongest rides of each interval, strongest first', () => {
    expect(figures([aRide(1, 300), aRide(2, 340), aRide(3, 320), aRide(4, 310)])).toEqual([
      [340, 2],
      [320, 3],
      [310, 4],
    ]);
  });

  it('prefers the later of two equal rides', () => {
    expect(figures([aRide(9, 300), aRide(2, 300)])).toEqual([
      [300, 9],
      [300, 2],
    ]);
  });

  it.each([null, 0, Number.NaN])('omits unmeasured efforts: %s', (watts) => {
    expect(bestRides([aRide(1, watts)], 'watts').size).toBe(0);
  });

  it('ranks by watts per kilogram on request', () => {
    const light = { date: 1, efforts: [{ duration: 60, watts: 300, wattsPerKg: 5 }] };
    const heavy = { date: 2, efforts: [{ duration: 60, watts: 400, wattsPerKg: 4.5 }] };

    expect(bestRides([heavy, light], 'wattsPerKg').get(60)?.[0]).toEqual({ duration: 60, ride: light, value: 5 });
    expect(bestRides([heavy, light], 'watts').get(60)?.[0]?.ride).toBe(heavy);
  });

  it('returns as many as requested', () => {
    expect(bestRides([aRide(1, 300), aRide(2, 340)], 'watts', 1).get(300)).toHaveLength(1);
  });

  it('matches sorting all efforts of every interval', () => {
    const efforts = fc.record({
      duration: fc.constantFrom(...CP_DURATIONS),
      watts: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(null)),
      wattsPerKg: fc.constant(null),
    });
    const rides = fc.array(fc.record({ date: fc.nat(5), efforts: fc.array(efforts, { maxLength: 4 }) }), {
      maxLength: 12,
    });

    fc.assert(
      fc.property(rides, (all) => {
        const best = bestRides(all, 'watts');

        for (const duration of CP_DURATIONS) {
          const expected = all
            .flatMap(({ efforts: own }) => own.filter((effort) => effort.duration === duration))
            .flatMap(({ watts }) => (watts === null || watts === 0 ? [] : [watts]))
            .toSorted((one, other) => other - one)
            .slice(0, 3);
          expect(best.get(duration)?.map(({ value }) => value) ?? []).toEqual(expected);
        }
        expect([...best.keys()]).toEqual([...best.keys()].toSorted((one, other) => one - other));
      }),
    );
  });
});
