import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from '../figures/roundTo.ts';
import { ftpOf } from '../power/ftp.ts';
import { categoryForecast } from './categoryForecast.ts';
import { nextZftpCategory, ZFTP_LIMITS, zftpCategory } from './categoryThresholds.ts';

const ofTwentyMinutes = (watts: number, kg: number) =>
  zftpCategory({ watts: ftpOf(watts), wattsPerKg: ftpOf(watts / kg) });

describe('categoryForecast', () => {
  it('returns what is missing to the next category, and the watts required', () => {
    expect(categoryForecast({ watts: 243, wattsPerKg: 3.28 })).toEqual({
      category: 'C',
      next: 'B',
      neededWatts: 211,
      neededWattsPerKg: 3.54,
      missingWatts: 0,
      missingWattsPerKg: 0.26,
      wattsToReach: 263,
    });
  });

  it('rounds the missing W/kg up, so that they suffice', () => {
    expect(categoryForecast({ watts: 243, wattsPerKg: 3.284 })?.missingWattsPerKg).toBe(0.26);
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 40, max: 120 }), (watts, kg) => {
        const forecast = categoryForecast({ watts, wattsPerKg: watts / kg });
        if (!forecast) return;
        const { missingWattsPerKg, next } = forecast;
        const perKg = roundTo(watts / kg + missingWattsPerKg, 6);
        const limit = ZFTP_LIMITS.find(({ category }) => category === next)?.wattsPerKg;
        expect(ftpOf(perKg)).toBeGreaterThanOrEqual(limit ?? 99);
      }),
    );
  });

  it('reports missing watts when the W/kg are met', () => {
    expect(categoryForecast({ watts: 190, wattsPerKg: 3.8 })).toMatchObject({
      category: 'C',
      next: 'B',
      missingWatts: 21,
      missingWattsPerKg: 0,
      wattsToReach: 211,
    });
  });

  it('computes the missing watts exactly: they reach the limit, one less does not', () => {
    fc.assert(
      fc.property(fc.double({ min: 60, max: 300, noNaN: true }), fc.integer({ min: 40, max: 120 }), (watts, kg) => {
        const forecast = categoryForecast({ watts, wattsPerKg: watts / kg });
        if (!forecast || forecast.missingWatts === 0) return;
        const limit = nextZftpCategory(forecast.category)?.watts ?? 0;
        expect(roundTo(ftpOf(watts + forecast.missingWatts), 6)).toBeGreaterThanOrEqual(limit);
        expect(ftpOf(watts + forecast.missingWatts - 1)).toBeLessThan(limit);
      }),
    );
  });

  it.each([
    { what: 'in the highest category', watts: 350, wattsPerKg: 5 },
    { what: 'without watts', watts: null, wattsPerKg: 3 },
    { what: 'without a weight', watts: 200, wattsPerKg: null },
  ])('returns null $what', ({ watts, wattsPerKg }) => {
    expect(categoryForecast({ watts, wattsPerKg })).toBeNull();
  });

  it('returns watts that do reach the category', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 40, max: 120 }), (watts, kg) => {
        const forecast = categoryForecast({ watts, wattsPerKg: watts / kg });
        if (!forecast) return;
        const { wattsToReach, next } = forecast;
        expect(ofTwentyMinutes(wattsToReach, kg)).toBe(next);
        expect(ofTwentyMinutes(wattsToReach - 1, kg)).not.toBe(next);
      }),
    );
  });
});
