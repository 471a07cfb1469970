import { describe, expect, it } from 'vitest';
import { anEntry } from '../../testing/anEntry.ts';
import { aRide, aStage, generalByRider, series } from '../../testing/aSeries.ts';
import type { CategoryRange, RangeOperand } from '../seriesRules.ts';
import { categoryByRanges } from './categoryByRanges.ts';

interface Bests {
  watts20?: number | null;
  watts5?: number | null;
  grams?: number | null;
}

/** Builds a ride of a rider of 100 kg, so that watts are a hundred times watts per kg. */
function ridden({ watts20 = 400, watts5 = 500, grams = 100_000 }: Bests) {
  return { ...anEntry(1, { grams }), criticalP: { criticalP20Minutes: watts20, criticalP5Minutes: watts5 } };
}

function range(
  label: CategoryRange['label'],
  value: number,
  facts: Partial<CategoryRange['ftpRange']> = {},
): CategoryRange {
  const ftpRange = { wattPerKg: { value, operand: '>=' as const }, watt: null, wattLogic: 'AND' as const, ...facts };
  return { label, ftpRange, ranges: [] };
}

const [a, b] = [range('A', 3.8), range('B', 3)];
const everybody = { value: 0, operand: '>=' } as const;
const nobody = { value: 9999, operand: '>' } as const;

describe('the category by ranges', () => {
  it('is the first reached by the FTP, which is 0.95 of the best 20 minutes', () => {
    expect(categoryByRanges(ridden({ watts20: 400 }), [a, b]).category).toBe('A');
    expect(categoryByRanges(ridden({ watts20: 399 }), [a, b]).category).toBe('B');
  });

  it('is also reached by any interval', () => {
    const fiveMinutes = {
      ...range('A', 9),
      ranges: [{ interval: 300, wattPerKg: { value: 5, operand: '>=' as const } }],
    };

    expect(categoryByRanges(ridden({ watts5: 500 }), [fiveMinutes, b]).category).toBe('A');
    expect(categoryByRanges(ridden({ watts5: 499 }), [fiveMinutes, b]).category).toBe('B');
    expect(categoryByRanges(ridden({ watts5: null }), [fiveMinutes, b]).category).toBe('B');
  });

  it.each([
    ['AND', everybody, 'A'],
    ['AND', nobody, 'B'],
    ['OR', nobody, 'A'],
  ] as const)('combines the watts by %s', (wattLogic, watt, expected) => {
    expect(categoryByRanges(ridden({}), [range('A', 3.8, { watt, wattLogic }), b]).category).toBe(expected);
  });

  it('is reached by watts alone with OR', () => {
    const watt = { value: 380, operand: '>=' } as const;

    expect(categoryByRanges(ridden({}), [range('A', 9, { watt, wattLogic: 'OR' }), b]).category).toBe('A');
  });

  it.each<[RangeOperand, number, boolean]>([
    ['>=', 4, true],
    ['>', 4, false],
    ['<=', 4, true],
    ['<', 4, false],
    ['<', 4.1, true],
    ['>', 3.9, true],
  ])('compares 4 W/kg by %s with %d', (operand, value, isReached) => {
    const fourPerKg = { ...range('A', 99), ranges: [{ interval: 300, wattPerKg: { value, operand } }] };

    expect(categoryByRanges(ridden({ watts5: 400 }), [fourPerKg]).category === 'A').toBe(isReached);
  });

  it('is none, with the reason', () => {
    expect(categoryByRanges(ridden({ watts20: 0 }), [a])).toEqual({ category: null, missing: 'noTwentyMinutes' });
    expect(categoryByRanges(ridden({ grams: 0 }), [a])).toEqual({ category: null, missing: 'noWeight' });
    expect(categoryByRanges(ridden({ watts20: 100 }), [a])).toEqual({ category: null, missing: 'outOfRanges' });
  });

  it('is retried on the next stage for a rider without one, who is UNC until then', () => {
    const without = { ...aRide(1), entry: ridden({ watts20: null }) };
    const withBest = { ...aRide(1), entry: ridden({}) };
    const rules = { categoryRanges: [a, b] };
    const first = series([aStage(1, [without])], [], rules);
    const both = series([aStage(1, [without]), aStage(2, [withBest])], [], rules);

    expect(generalByRider(first.general, (row) => row.disqualification?.label)).toEqual({ 1: 'UNC' });
    expect(first.protocols[0]?.rows[0]?.categoryMissing).toBe('noTwentyMinutes');
    expect(generalByRider(both.general, (row) => row.finalCategory)).toEqual({ 1: 'A' });
  });
});
