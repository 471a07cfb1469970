import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestInColumn } from './bestInColumn.ts';
import { gapScale } from './gapScale.ts';

const MINUTE = 60_000;

describe('gapScale', () => {
  it.each([
    { gaps: [], end: 1_000, what: 'nobody' },
    { gaps: [0], end: 1_000, what: 'a leader alone' },
    { gaps: [0, null, null], end: 1_000, what: 'a leader among the disqualified' },
    { gaps: [0, 132], end: 1_000, what: 'a sprint' },
    { gaps: [0, 1_000], end: 1_000, what: 'exactly a second' },
    { gaps: [0, 1_001], end: 2_000, what: 'just above a second' },
    { gaps: [0, 38_000], end: 40_000, what: 'less than a minute' },
    { gaps: [0, 41_000], end: MINUTE, what: 'almost a minute' },
    { gaps: [0, 725_000], end: 15 * MINUTE, what: 'a quarter of an hour' },
    { gaps: [0, 51 * MINUTE], end: 60 * MINUTE, what: 'almost an hour' },
    { gaps: [0, 61 * MINUTE], end: 120 * MINUTE, what: 'more than an hour' },
    { gaps: [0, 125 * MINUTE], end: 180 * MINUTE, what: 'more than two hours' },
  ])('ends at $end ms for $what', ({ gaps, end }) => {
    expect(gapScale(gaps)).toBe(end);
  });

  it('allows the last 5 % to exceed the end', () => {
    const gaps = Array.from({ length: 100 }, (_, index) => (index < 95 ? index * 100 : 3_600_000));

    expect(gapScale(gaps)).toBe(10_000);
  });

  it('does not exclude one of a few: one of ten is more than 5 %', () => {
    expect(gapScale([0, 1, 2, 3, 4, 5, 6, 7, 8, 55 * MINUTE])).toBe(60 * MINUTE);
  });

  it('ignores non-numbers', () => {
    expect(gapScale([0, 500, Number.NaN, Number.POSITIVE_INFINITY])).toBe(1_000);
  });

  it('fits 95 % of the gaps, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_000_000), { minLength: 1 }), (gaps) => {
        const end = gapScale(gaps);
        const fitting = gaps.filter((gap) => gap <= end).length;

        expect(fitting / gaps.length).toBeGreaterThanOrEqual(0.95);
        expect(gapScale(gaps.toReversed())).toBe(end);
      }),
    );
  });
});

describe('bestInColumn', () => {
  it.each([
    { values: [250, 310, 290], best: 310 },
    { values: [null, 310, undefined], best: 310 },
    { values: [0, 0], best: null },
    { values: [null, undefined, Number.NaN], best: null },
    { values: [], best: null },
    { values: [0, 1], best: 1 },
  ])('of $values is $best: 0 is never a maximum', ({ values, best }) => {
    expect(bestInColumn(values)).toBe(best);
  });
});
