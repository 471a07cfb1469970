import { describe, expect, it } from 'vitest';
import type { RankedRow } from './rankedRow.ts';
import { winnerOf } from './winner.ts';

const rowOf = (place: number | null, groupLabel: RankedRow['groupLabel'], gapToLeaderMs: number | null) => ({
  place,
  groupLabel,
  gapToLeaderMs,
});
const first = rowOf(1, 'A', 0);

describe('winnerOf', () => {
  it('is the first of the classification, with the gap of the next', () => {
    const rows = [rowOf(null, 'A', null), first, rowOf(2, 'B', 871), rowOf(3, 'A', 900)];

    expect(winnerOf(rows, 'classicCommon')).toEqual({ row: first, secondGapMs: 871 });
  });

  it.each(['classicGroup', 'newbies'] as const)(
    "is the first group's winner if groups are ranked separately: %s",
    (kind) => {
      const rows = [first, rowOf(1, 'B', 0), rowOf(2, 'A', 900)];

      expect(winnerOf(rows, kind)).toEqual({ row: first, secondGapMs: 900 });
    },
  );

  it('has a gap of 0 to a second with the same time', () => {
    expect(winnerOf([first, rowOf(1, 'A', 0)], 'classicCommon')).toEqual({ row: first, secondGapMs: 0 });
  });

  it('has no gap without another ranked rider', () => {
    expect(winnerOf([first, rowOf(null, 'A', null)], 'classicCommon')).toEqual({ row: first, secondGapMs: null });
    expect(winnerOf([first, rowOf(1, 'B', 0)], 'classicGroup')).toEqual({ row: first, secondGapMs: null });
  });

  it('is null while no rider is in the classification', () => {
    expect(winnerOf([], 'classicCommon')).toBeNull();
    expect(winnerOf([rowOf(null, 'A', null)], 'classicCommon')).toBeNull();
  });
});
