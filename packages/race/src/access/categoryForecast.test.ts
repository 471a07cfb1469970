import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryForecast } from './categoryForecast.ts';
import { zftpCategory } from './categoryThresholds.ts';

describe('categoryForecast', () => {
  it('says what is missing to the next category, and the watts that reach it', () => {
    expect(categoryForecast({ watts: 243, wattsPerKg: 3.28 })).toEqual({
      ...{ category: 'C', next: 'B', neededWatts: 200, neededWattsPerKg: 3.36 },
      ...{ missingWatts: 0, missingWattsPerKg: 0.08, wattsToReach: 249 },
    });
  });

  it('rounds the missing W/kg up, so that they are enough', () => {
    expect(categoryForecast({ watts: 243, wattsPerKg: 3.284 })?.missingWattsPerKg).toBe(0.08);
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 40, max: 120 }), (watts, kg) => {
        const forecast = categoryForecast({ watts, wattsPerKg: watts / kg });
        if (!forecast) return;
        const { missingWattsPerKg, neededWattsPerKg } = forecast;
        expect(watts / kg + missingWattsPerKg).toBeGreaterThanOrEqual(neededWattsPerKg - 1e-6);
      }),
    );
  });

  it('says when the watts are missing and the W/kg are met', () => {
    expect(categoryForecast({ watts: 190, wattsPerKg: 3.8 })).toMatchObject({
      ...{ category: 'C', next: 'B', missingWatts: 10, missingWattsPerKg: 0, wattsToReach: 200 },
    });
  });

  it.each([
    { what: 'in the highest category', watts: 350, wattsPerKg: 5 },
    { what: 'without watts', watts: null, wattsPerKg: 5 },
    { what: 'without a weight', watts: 300, wattsPerKg: null },
  ])('is nothing $what', ({ watts, wattsPerKg }) => {
    expect(categoryForecast({ watts, wattsPerKg })).toBeNull();
  });

  it('names watts that do reach the category', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 40, max: 120 }), (watts, kg) => {
        const forecast = categoryForecast({ watts, wattsPerKg: watts / kg });
        if (!forecast) return;
        const { wattsToReach, next } = forecast;
        expect(zftpCategory({ watts: wattsToReach, wattsPerKg: wattsToReach / kg })).toBe(next);
        expect(zftpCategory({ watts: wattsToReach - 1, wattsPerKg: (wattsToReach - 1) / kg })).not.toBe(next);
      }),
    );
  });
});
