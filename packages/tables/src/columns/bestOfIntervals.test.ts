import { describe, expect, it } from 'vitest';
import { aResult } from '../testing/aResult.ts';
import { bestOfIntervals } from './bestOfIntervals.ts';

describe('bestOfIntervals', () => {
  it('returns the greatest value of each interval, and null if no rider rode that long', () => {
    const best = bestOfIntervals([aResult({ watts: 300 }), aResult({ watts: 310 })], [5, 3600], 'watts');

    expect(best.get(5)).toBeCloseTo(310 * 3.4);
    expect(best.get(3600)).toBeNull();
  });

  it('compares by the displayed unit', () => {
    const rode = (watts: number, wattsKg: number) => ({
      bestEfforts: [{ duration: 60, watts: { value: watts }, wattsKg: { value: wattsKg } }],
    });
    const ranked = [rode(400, 4), rode(300, 5)];

    expect(bestOfIntervals(ranked, [60], 'watts').get(60)).toBe(400);
    expect(bestOfIntervals(ranked, [60], 'wattsPerKg').get(60)).toBe(5);
  });

  it('excludes implausible values', () => {
    const impossible = { value: 3460, addition: 'implausible' } as const;
    const spike = { bestEfforts: [{ duration: 5, watts: impossible, wattsKg: impossible }] };
    const best = bestOfIntervals([spike, aResult({ watts: 300 })], [5], 'watts');

    expect(best.get(5)).toBeCloseTo(300 * 3.4);
  });
});
