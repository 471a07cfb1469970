import { describe, expect, it } from 'vitest';
import { standingsOf } from './standingsOf.ts';

describe('standingsOf', () => {
  it('is empty for an empty field', () => {
    expect(standingsOf([])).toEqual([]);
  });

  it('measures gaps from the leader and from the row above', () => {
    expect(standingsOf([60_000, 61_000, 63_500])).toEqual([
      { place: 1, gapToLeaderMs: 0, gapToPreviousMs: null },
      { place: 2, gapToLeaderMs: 1_000, gapToPreviousMs: 1_000 },
      { place: 3, gapToLeaderMs: 3_500, gapToPreviousMs: 2_500 },
    ]);
  });

  it.each([
    { field: 'one rider', times: [60], places: [1] },
    { field: 'no ties', times: [60, 61, 62], places: [1, 2, 3] },
    { field: 'a tie for the win', times: [60, 60, 61], places: [1, 1, 3] },
    { field: 'a tie in the middle', times: [60, 61, 61, 62], places: [1, 2, 2, 4] },
    { field: 'three in a tie', times: [60, 61, 61, 61, 62], places: [1, 2, 2, 2, 5] },
    { field: 'two ties in a row', times: [60, 60, 61, 61, 62], places: [1, 1, 3, 3, 5] },
    { field: 'a tie at the end', times: [60, 61, 61], places: [1, 2, 2] },
    { field: 'a dead heat', times: [60, 60, 60], places: [1, 1, 1] },
  ])('shares a place and skips the next: $field', ({ times, places }) => {
    expect(standingsOf(times).map(({ place }) => place)).toEqual(places);
  });

  it('has a gap of 0 between riders who share a place', () => {
    expect(standingsOf([60, 60])[1]).toEqual({ place: 1, gapToLeaderMs: 0, gapToPreviousMs: 0 });
  });
});
