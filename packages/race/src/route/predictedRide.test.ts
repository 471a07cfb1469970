import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPECTED_WATTS_PER_KG, predictedRideSeconds } from './predictedRide.ts';

describe('predictedRideSeconds', () => {
  it.each([
    { distanceKm: 40, elevationM: 400, wattsPerKg: 4.5, kmh: 38.01, seconds: 3788 },
    { distanceKm: 40, elevationM: 400, wattsPerKg: 4.2, kmh: 36.89, seconds: 3903 },
    { distanceKm: 40, elevationM: 400, wattsPerKg: 3.35, kmh: 33.36, seconds: 4317 },
    { distanceKm: 40, elevationM: 400, wattsPerKg: 2.62, kmh: 29.75, seconds: 4841 },
    { distanceKm: 24.722, elevationM: 412, wattsPerKg: 3.35, kmh: 30.53, seconds: 2915 },
    { distanceKm: 20, elevationM: 1000, wattsPerKg: 2.62, kmh: 15.59, seconds: 4618 },
  ])('$distanceKm km and $elevationM m at $wattsPerKg W/kg: $kmh km/h, $seconds s', ({ kmh, seconds, ...ride }) => {
    const predicted = predictedRideSeconds(ride) ?? Number.NaN;

    expect(Math.round(predicted)).toBe(seconds);
    expect((ride.distanceKm * 3600) / predicted).toBeCloseTo(kmh, 2);
  });

  it.each([
    { distanceKm: 0, elevationM: 0, wattsPerKg: 4 },
    { distanceKm: -1, elevationM: 0, wattsPerKg: 4 },
    { distanceKm: 40, elevationM: 400, wattsPerKg: 0 },
    { distanceKm: Number.NaN, elevationM: 0, wattsPerKg: 4 },
    { distanceKm: 40, elevationM: 0, wattsPerKg: Number.NaN },
  ])('returns null for %o', (ride) => {
    expect(predictedRideSeconds(ride)).toBeNull();
  });

  it('treats a descent as a flat road', () => {
    const flat = { distanceKm: 20, elevationM: 0, wattsPerKg: 3 };

    expect(predictedRideSeconds({ ...flat, elevationM: -300 })).toBe(predictedRideSeconds(flat));
  });

  it('is shorter with more power, and longer with more climbing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(2000), fc.integer({ min: 10, max: 60 }), (km, metres, w) => {
        const seconds = (elevationM: number, tenths: number) =>
          predictedRideSeconds({ distanceKm: km, elevationM, wattsPerKg: tenths / 10 }) ?? Number.NaN;

        expect(seconds(metres, w + 1)).toBeLessThan(seconds(metres, w));
        expect(seconds(metres + 50, w)).toBeGreaterThan(seconds(metres, w));
      }),
    );
  });
});

describe('EXPECTED_WATTS_PER_KG', () => {
  it('decreases from group A to D and is unknown for E', () => {
    expect(EXPECTED_WATTS_PER_KG).toEqual({ A: 4.5, B: 4.2, C: 3.35, D: 2.62, E: null });
  });
});
