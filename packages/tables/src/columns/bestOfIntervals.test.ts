import { describe, expect, it } from 'vitest';
import { aResult } from '../testing/aResult.ts';
import { bestOfIntervals } from './bestOfIntervals.ts';

describe('bestOfIntervals', () => {
  it('takes the greatest value of each interval, and none where nobody rode so long', () => {
    const best = bestOfIntervals([aResult({ watts: 300 }), aResult({ watts: 310 })], [5, 3600], 'watts');

    expect(best.get(5)).toBeCloseTo(310 * 3.4);
    expect(best.get(3600)).toBeNull();
  });
});
