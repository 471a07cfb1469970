import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUP_LABELS } from '../categories/groupLabel.ts';
import { anEntry } from '../testing/anEntry.ts';
import { compareRows, compareText, compareTimes, type TimedEntry } from './compareRows.ts';
import { disqualificationOf } from './disqualification.ts';
import { FINISH_PROTOCOLS } from './rules.ts';

describe('compareRows', () => {
  const kinds = fc.constantFrom(...FINISH_PROTOCOLS);

  it('never treats two riders as equal, so the order is total', () => {
    fc.assert(
      fc.property(kinds, someRow(), someRow(), (kind, a, b) => {
        fc.pre(a.profileId !== b.profileId);

        expect(compareRows(kind)(a, b)).not.toBe(0);
      }),
    );
  });

  it('treats a row as equal to itself', () => {
    fc.assert(
      fc.property(kinds, someRow(), (kind, row) => {
        expect(compareRows(kind)(row, row)).toBe(0);
      }),
    );
  });

  it('is antisymmetric', () => {
    fc.assert(
      fc.property(kinds, someRow(), someRow(), (kind, a, b) => {
        expect(Math.sign(compareRows(kind)(a, b)) + Math.sign(compareRows(kind)(b, a))).toBe(0);
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(kinds, someRow(), someRow(), someRow(), (kind, a, b, c) => {
        const compare = compareRows(kind);
        fc.pre(compare(a, b) < 0 && compare(b, c) < 0);

        expect(compare(a, c)).toBeLessThan(0);
      }),
    );
  });
});

describe('compareTimes', () => {
  it.each([
    { a: 1, b: 2, order: -1 },
    { a: 2, b: 1, order: 1 },
    { a: 1, b: 1, order: 0 },
    { a: null, b: 1, order: 1 },
    { a: 1, b: null, order: -1 },
    { a: null, b: null, order: 0 },
  ])('sorts $a and $b in the order $order: shorter first, none last', ({ a, b, order }) => {
    expect(Math.sign(compareTimes(a, b))).toBe(order);
  });
});

describe('compareText', () => {
  it.each([
    { a: 'A', b: 'B', order: -1 },
    { a: 'B', b: 'A', order: 1 },
    { a: 'A', b: 'A', order: 0 },
  ])('sorts $a and $b in the order $order', ({ a, b, order }) => {
    expect(compareText(a, b)).toBe(order);
  });
});

function someRow(): fc.Arbitrary<TimedEntry> {
  const facts = fc.record({
    profileId: fc.integer({ min: 1, max: 5 }),
    groupLabel: fc.constantFrom(...GROUP_LABELS),
    timeMs: fc.option(fc.integer({ min: 1, max: 4 })),
    didNotFinish: fc.boolean(),
  });
  return facts.map(({ didNotFinish, ...row }): TimedEntry => {
    const entry = anEntry(row.profileId, { didNotFinish });
    return {
      ...row,
      riddenLabel: row.groupLabel,
      hasGroup: true,
      startGapMs: 0,
      disqualification: disqualificationOf(entry, undefined),
      entry,
    };
  });
}
