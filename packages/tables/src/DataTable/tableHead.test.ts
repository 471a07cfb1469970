import { describe, expect, it } from 'vitest';
import type { AnyColumn } from './column.ts';
import { headGroups, nextSort } from './tableHead.ts';

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

describe('nextSort', () => {
  it('starts as the column wants it, and turns round at the next click', () => {
    const watts = aColumn('watts', { descendingFirst: true });

    expect(nextSort(watts, undefined)).toEqual({ column: 'watts', ascending: false });
    expect(nextSort(watts, { column: 'time', ascending: false })).toEqual({ column: 'watts', ascending: false });
    expect(nextSort(watts, { column: 'watts', ascending: false })).toEqual({ column: 'watts', ascending: true });
  });
});
