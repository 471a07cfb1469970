import { describe, expect, it } from 'vitest';
import { placeSteps } from './placeSteps.ts';

const rowAt = (timeMs: number | null, place: number | null, groupLabel: 'A' | 'B' = 'A') => ({
  timeMs,
  place,
  groupLabel,
  disqualification: place === null ? { label: 'DSQ' as const } : null,
});
const winner = rowAt(1000, 1);
const disqualified = rowAt(1500, null);
const second = rowAt(2000, 2);
const otherGroup = rowAt(1200, 1, 'B');

describe('placeSteps', () => {
  it('skips the faster rows that are out of the classification', () => {
    expect(placeSteps([winner, disqualified, second], second, 'classicCommon')).toEqual({
      placeByTime: 3,
      passedOver: [disqualified],
    });
  });

  it('skips no rider with a DNF, whose time is not of a finish', () => {
    const unfinished = { ...rowAt(500, null), disqualification: { label: 'DNF' as const } };

    expect(placeSteps([winner, unfinished, second], second, 'classicCommon')).toEqual({
      placeByTime: 2,
      passedOver: [],
    });
  });

  it('counts only the own group if groups are ranked separately', () => {
    const rows = [winner, otherGroup, second];

    expect(placeSteps(rows, second, 'classicGroup').placeByTime).toBe(2);
    expect(placeSteps(rows, second, 'catchUp').placeByTime).toBe(3);
  });

  it('has no steps for a row without a time', () => {
    const unfinished = rowAt(null, null);

    expect(placeSteps([winner, unfinished], unfinished, 'classicCommon')).toEqual({
      placeByTime: null,
      passedOver: [],
    });
  });

  it('shares the place of equal times', () => {
    const twin = rowAt(2000, 2);

    expect(placeSteps([winner, second, twin], twin, 'classicCommon').placeByTime).toBe(2);
  });
});
