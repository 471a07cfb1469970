import { type SortValue, sortIndices } from '@otryv/race';
import { useMemo } from 'react';
import type { AnyColumn, TableSort } from './column.ts';
import type { TableSection } from './rowLook.ts';
import { type TableLine, tableLines } from './tableLines.ts';

export interface TableOrder {
  rows: readonly unknown[];
  columns: readonly AnyColumn[];
  sort: TableSort | undefined;
  thenBy?: ((row: unknown) => SortValue) | undefined;
  isLast?: ((row: unknown) => boolean) | undefined;
  sectionOf?: ((row: unknown) => TableSection | null) | undefined;
}

/** The lines of the body in the chosen order; without a choice, or by a column that is not shown, as the rows came. */
export function useTableOrder({ rows, columns, sort, thenBy, isLast, sectionOf }: TableOrder): TableLine[] {
  const column = columns.find(({ key }) => key === sort?.column);
  const value = column?.sortValue;
  const ascending = sort?.ascending ?? true;

  return useMemo(() => {
    const keys = [...(value ? [{ value, ascending }] : []), ...(thenBy ? [{ value: thenBy, ascending: true }] : [])];
    const order = sortIndices(rows, { keys: value ? keys : [], ...(isLast && { isDisqualified: isLast }) });

    return tableLines(rows, order, sectionOf);
  }, [rows, value, ascending, thenBy, isLast, sectionOf]);
}
