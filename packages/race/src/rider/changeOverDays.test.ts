import { describe, expect, it } from 'vitest';
import { changeOverDays } from './changeOverDays.ts';

describe('changeOverDays', () => {
  it.each([
    ['from the value of that day', [70, 72, 75], 2, 5],
    ['from the last known before it', [70, null, 74, 75], 2, 5],
    ['to the last known', [70, 72, 75, null], 2, 5],
    ['not from a later day', [null, 72, 75], 2, null],
    ['of fewer days', [70, 75], 2, null],
    ['of nothing', [], 30, null],
    ['of nothing known', [null, null], 1, null],
  ] as const)('computes %s', (_, values, days, change) => {
    expect(changeOverDays(values, days)).toBe(change);
  });
});
