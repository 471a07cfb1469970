import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placing, protocolShifts, type Shift } from './protocolShifts.ts';

const rowAt = (rowId: string, place: number | null, facts: Partial<Placing> = {}): Placing => ({
  rowId,
  place,
  label: place === null ? 'DSQ' : null,
  gapMs: null,
  points: null,
  ...facts,
});

describe('protocolShifts', () => {
  it('is empty for equal versions', () => {
    const rows = [rowAt('a', 1), rowAt('b', 2)];

    expect(protocolShifts(rows, rows)).toEqual({ shifts: [], medals: 0, points: 0 });
  });

  it('shifts up riders behind a disqualified winner', () => {
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

  it('counts a changed label', () => {
    const { shifts } = protocolShifts([rowAt('a', null)], [rowAt('a', null, { label: 'OFR' })]);

    expect(shifts).toHaveLength(1);
  });

  it('ignores a change of only the gap', () => {
    expect(protocolShifts([rowAt('a', 2, { gapMs: 10 })], [rowAt('a', 2, { gapMs: 20 })]).shifts).toEqual([]);
  });

  it('lists rows missing from one of the versions', () => {
    const { shifts } = protocolShifts([rowAt('gone', 1)], [rowAt('new', 1)]);

    expect(shifts.map(({ rowId, before, after }) => [rowId, before?.place, after?.place])).toEqual([
      ['new', undefined, 1],
      ['gone', 1, undefined],
    ]);
  });

  it('finds in reverse the same rows with both sides exchanged, and as many medals and points', () => {
    holds((before, after) => {
      const there = protocolShifts(before, after);
      const back = protocolShifts(after, before);

      expect(inOrder(back.shifts.map(exchanged))).toEqual(inOrder(there.shifts));
      expect([back.medals, back.points]).toEqual([there.medals, there.points]);
    });
  });

  it('transforms the former version into the later one', () => {
    holds((before, after) => {
      const { shifts } = protocolShifts(before, after);
      const rows = new Map(before.map((row) => [row.rowId, row]));
      for (const { rowId, after: is } of shifts) {
        if (is) rows.set(rowId, is);
        else rows.delete(rowId);
      }

      expect(inOrder([...rows.values()].map(rankOf))).toEqual(inOrder(after.map(rankOf)));
    });
  });

  it('counts each row whose medal or points changed, gained or lost', () => {
    holds((before, after) => {
      const ids = new Set([...before, ...after].map(({ rowId }) => rowId));
      const differing = (of: (row: Placing | undefined) => unknown) =>
        [...ids].filter((id) => of(rowOf(before, id)) !== of(rowOf(after, id))).length;
      const { medals, points } = protocolShifts(before, after);

      expect(medals).toBe(differing((row) => [1, 2, 3].indexOf(row?.place ?? 0)));
      expect(points).toBe(differing((row) => row?.points ?? 0));
    });
  });

  it('is independent of the order of the former rows', () => {
    holds((before, after) => {
      const { shifts, ...counts } = protocolShifts(before.toReversed(), after);
      const expected = protocolShifts(before, after);

      expect({ ...counts, shifts: inOrder(shifts) }).toEqual({ ...expected, shifts: inOrder(expected.shifts) });
    });
  });
});

// Few rows and places, so that medals, labels and points change often.
const someRows = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(7),
      place: fc.option(fc.integer({ min: 1, max: 6 })),
      label: fc.constantFrom('DSQ', 'OFR'),
      points: fc.option(fc.nat(2)),
    }),
    { selector: ({ id }) => id },
  )
  .map((rows) =>
    rows.map(({ id, place, label, points }) =>
      rowAt(String(id), place, { points, label: place === null ? label : null }),
    ),
  );

function holds(promise: (before: Placing[], after: Placing[]) => void) {
  fc.assert(fc.property(someRows, someRows, promise));
}

function exchanged({ rowId, before, after }: Shift): Shift {
  return { rowId, before: after, after: before };
}

function inOrder<Row extends { rowId: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Number(one.rowId) - Number(other.rowId));
}

function rankOf({ rowId, place, label }: Placing) {
  return { rowId, place, label };
}

function rowOf(rows: readonly Placing[], id: string): Placing | undefined {
  return rows.find(({ rowId }) => rowId === id);
}
