import { describe, expect, it } from 'vitest';
import type { AnyColumn } from './column.ts';
import { headGroups, nextOrder } from './tableHead.ts';

const aColumn = (key: string, more: Partial<AnyColumn> = {}): AnyColumn => ({
  key,
  label: key,
  width: 40,
  cell: () => null,
  ...more,
});

describe('headGroups', () => {
  it('puts one heading over neighbours of a group, and none over the others', () => {
    const columns = [aColumn('a'), aColumn('b'), aColumn('c', { group: 'G' }), aColumn('d', { group: 'G' })];

    expect(headGroups(columns)).toEqual([
      { key: 'a', name: null, colSpan: 2 },
      { key: 'c', name: 'G', colSpan: 2 },
    ]);
  });
});

describe('nextOrder', () => {
  const watts = aColumn('watts', { descendingFirst: true });
  const down = { column: 'watts', ascending: false };
  const up = { column: 'watts', ascending: true };
  const time = { column: 'time', ascending: true };

  it('starts as the column wants it, and turns round at the next press', () => {
    expect(nextOrder(watts, undefined, false)).toEqual([down]);
    expect(nextOrder(watts, [time], false)).toEqual([down]);
    expect(nextOrder(watts, [down], false)).toEqual([up]);
    expect(nextOrder(watts, [down, time], false)).toEqual([up]);
  });

  it('makes a key that only settled ties the first one', () => {
    expect(nextOrder(watts, [time, up], false)).toEqual([down]);
  });

  it('adds a key, turns it round in its place, and takes it away', () => {
    expect(nextOrder(watts, [time], true)).toEqual([time, down]);
    expect(nextOrder(watts, [time, down], true)).toEqual([time, up]);
    expect(nextOrder(watts, [time, up], true)).toEqual([time]);
  });

  it('never takes the last key away', () => {
    expect(nextOrder(watts, [up], true)).toEqual([down]);
  });
});
