import { describe, expect, it } from 'vitest';
import type { AnyColumn } from '../model/column.ts';
import type { ColumnLayout } from '../model/columnLayout.ts';
import { moveColumn, pinColumn, visibleColumns } from './arrangeColumns.ts';

const aColumn = (key: string, more: Partial<AnyColumn> = {}): AnyColumn => ({
  key,
  label: key,
  width: 40,
  cell: () => null,
  ...more,
});
const columns = [
  aColumn('place', { pin: 'place' }),
  aColumn('name', { pin: 'name' }),
  aColumn('time'),
  aColumn('gap'),
  aColumn('hidden', { isShown: false }),
  aColumn('power'),
];
const keysOf = (layout: ColumnLayout) => visibleColumns(columns, layout).keys.join(' ');

describe('visibleColumns', () => {
  it("returns the recipe's columns, pinned ones first", () => {
    expect(visibleColumns(columns, {})).toEqual({ keys: ['place', 'name', 'time', 'gap', 'power'], pinned: 2 });
    expect(visibleColumns(columns, { pinned: ['gap'] })).toEqual({
      keys: ['gap', 'place', 'name', 'time', 'power'],
      pinned: 1,
    });
  });

  it('pins only leading columns of a recipe', () => {
    const mixed = [aColumn('bib'), ...columns];

    expect(visibleColumns(mixed, {}).pinned).toBe(0);
    expect(visibleColumns(mixed, { shown: { bib: false } }).pinned).toBe(2);
  });

  it('switches columns on and off, and is never empty', () => {
    expect(keysOf({ shown: { hidden: true, time: false } })).toBe('place name gap hidden power');
    expect(visibleColumns([aColumn('empty', { isEmpty: true })], { shown: { empty: true } }).keys).toEqual([]);
  });

  it('drops unknown columns of an order, and appends new ones', () => {
    expect(keysOf({ order: ['place', 'gone', 'name', 'power'] })).toBe('place name power time gap');
  });
});

describe('moveColumn', () => {
  it('moves a column past its visible neighbours, in both directions', () => {
    expect(keysOf(moveColumn(columns, {}, 'time', 4))).toBe('place name gap power time');
    expect(keysOf(moveColumn(columns, {}, 'power', 3))).toBe('place name time power gap');
  });

  it('keeps pinned columns before the others', () => {
    expect(keysOf(moveColumn(columns, {}, 'place', 4))).toBe('name place time gap power');
    expect(keysOf(moveColumn(columns, {}, 'gap', 0))).toBe('place name gap time power');
  });

  it('changes nothing at an end, nor for an unknown column', () => {
    const layout = {};

    expect(moveColumn(columns, layout, 'power', 9)).toBe(layout);
    expect(moveColumn(columns, layout, 'place', -1)).toBe(layout);
    expect(moveColumn(columns, layout, 'name', 2)).toBe(layout);
    expect(moveColumn(columns, layout, 'gone', 2)).toBe(layout);
  });

  it('lists a minimum of keys, and none if all is as in the recipe', () => {
    const moved = moveColumn(columns, { widths: { gap: 60 } }, 'gap', 2);

    expect(moved).toEqual({ order: ['place', 'name', 'gap'], widths: { gap: 60 } });
    expect(moveColumn(columns, moved, 'gap', 3)).toEqual({ widths: { gap: 60 } });
  });

  it('keeps every column exactly once, wherever any of them is moved', () => {
    for (const { key } of columns) {
      for (const position of columns.keys()) {
        const { keys } = visibleColumns(columns, moveColumn(columns, { shown: { hidden: true } }, key, position));
        expect(keys.toSorted()).toEqual(columns.map((column) => column.key).toSorted());
      }
    }
  });
});

describe('pinColumn', () => {
  it('appends a column to the pinned ones, and unpins it', () => {
    const pinned = pinColumn(columns, {}, 'gap', true);

    expect(pinned).toEqual({ pinned: ['place', 'name', 'gap'] });
    expect(keysOf(pinned)).toBe('place name gap time power');
    expect(pinColumn(columns, pinned, 'gap', false)).toEqual({});
  });

  it('unpins a column of the recipe', () => {
    const layout = pinColumn(columns, pinColumn(columns, {}, 'place', false), 'name', false);

    expect(layout).toEqual({ pinned: [] });
    expect(visibleColumns(columns, layout)).toEqual({ keys: ['place', 'name', 'time', 'gap', 'power'], pinned: 0 });
  });
});
