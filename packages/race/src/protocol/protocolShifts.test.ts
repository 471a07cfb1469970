import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placing, protocolShifts } from './protocolShifts.ts';

const rowAt = (rowId: string, place: number | null, facts: Partial<Placing> = {}): Placing => ({
  ...{ rowId, place, label: place === null ? 'DSQ' : null, gapMs: null, points: null },
  ...facts,
});

describe('protocolShifts', () => {
  it('finds nothing between equal versions', () => {
    const rows = [rowAt('a', 1), rowAt('b', 2)];

    expect(protocolShifts(rows, rows)).toEqual({ shifts: [], medals: 0, points: 0 });
  });

  it('moves up whoever was behind a disqualified winner', () => {
    const before = [rowAt('a', 1, { points: 25 }), rowAt('b', 2, { points: 18 }), rowAt('c', 3, { points: 15 })];
    const after = [rowAt('b', 1, { points: 25 }), rowAt('c', 2, { points: 18 }), rowAt('a', null, { points: 0 })];

    const { shifts, medals, points } = protocolShifts(before, after);

    expect(shifts.map(({ rowId, before: was, after: is }) => [rowId, was?.place, is?.label ?? is?.place])).toEqual([
      ['b', 2, 1],
      ['c', 3, 2],
      ['a', 1, 'DSQ'],
    ]);
    expect([medals, points]).toEqual([3, 3]);
  });

  it('counts a label that became another one', () => {
    const { shifts } = protocolShifts([rowAt('a', null)], [rowAt('a', null, { label: 'OFR' })]);

    expect(shifts).toHaveLength(1);
  });

  it('disregards a gap that changes alone', () => {
    expect(protocolShifts([rowAt('a', 2, { gapMs: 10 })], [rowAt('a', 2, { gapMs: 20 })]).shifts).toEqual([]);
  });

  it('lists rows that one of the versions lacks', () => {
    const { shifts } = protocolShifts([rowAt('gone', 1)], [rowAt('new', 1)]);

    expect(shifts.map(({ rowId, before, after }) => [rowId, before?.place, after?.place])).toEqual([
      ['new', undefined, 1],
      ['gone', 1, undefined],
    ]);
  });

  it('finds in the other direction the same rows with both sides exchanged', () => {
    const places = fc.uniqueArray(fc.nat(30)).map((ids) => ids.map((id, index) => rowAt(String(id), index + 1)));
    fc.assert(
      fc.property(places, places, (one, other) => {
        const there = protocolShifts(one, other).shifts;
        const back = protocolShifts(other, one).shifts.map(({ rowId, before, after }) => ({
          ...{ rowId, before: after, after: before },
        }));

        expect(new Set(back)).toEqual(new Set(there));
      }),
    );
  });
});
