import { type SortKey, type SortValue, sortIndices } from '@otryv/race';
import { useMemo } from 'react';
import type { AnyColumn, TableOrder } from '../model/column.ts';
import type { TableSection } from '../model/rowMarks.ts';
import { useStable } from '../state/useStable.ts';
import { type BodyRows, bodyRows } from './bodyRows.ts';

const unsorted: TableOrder = [];

export interface TableOrderInput {
  rows: readonly unknown[];
  columns: readonly AnyColumn[];
  /** Adds values computed over all rows to a row. */
  completeRow?(this: void, row: unknown): unknown;
  sort: TableOrder | undefined;
  /** Whether the rows were received in the order of `sort`, from a source with more of them. */
  isOrdered?: boolean | undefined;
  thenBy?(this: void, row: unknown): SortValue;
  isLast?(this: void, row: unknown): boolean;
  sectionOf?(this: void, row: unknown): TableSection | null;
  /** Groups the rows by these sections in print, each on a new page. */
  pageOf?(this: void, row: unknown): TableSection;
  /** Indexes of the rows in the chosen order, if the table has sorted them. */
  sorted?: readonly number[] | null | undefined;
}

/** Whether the order of a table follows a race: values over all rows, places that break ties, the disqualified last. */
export function isOrderOfRace({ completeRow, thenBy, isLast }: TableOrderInput): boolean {
  return Boolean(completeRow ?? thenBy ?? isLast);
}

/**
 * Returns the lines of the body in the chosen order; without one, or by a column that is not displayed, as received.
 */
export function useTableOrder(input: TableOrderInput): BodyRows {
  const { rows, columns, completeRow, sort, isOrdered, thenBy, isLast, sectionOf, pageOf, sorted } = input;
  const order = useStable(sort ?? unsorted);

  const inOrder = useMemo(() => {
    if (sorted) return sorted;
    const keys = isOrdered ? [] : sortKeys(columns, order, completeRow, thenBy);
    return sortIndices(rows, { keys, ...(isLast && !isOrdered && { isDisqualified: isLast }) });
  }, [sorted, rows, columns, completeRow, order, isOrdered, thenBy, isLast]);

  return useMemo(() => bodyRows(rows, inOrder, { sectionOf, pageOf }), [rows, inOrder, sectionOf, pageOf]);
}

function sortKeys(
  columns: readonly AnyColumn[],
  order: TableOrder,
  completeRow: ((row: unknown) => unknown) | undefined,
  thenBy: ((row: unknown) => SortValue) | undefined,
): SortKey<unknown>[] {
  const keys = order.flatMap(({ column, ascending }) => {
    const value = columns.find(({ key }) => key === column)?.sortValue;
    return value ? [{ value: completeRow ? (row: unknown) => value(completeRow(row)) : value, ascending }] : [];
  });

  return thenBy && keys.length > 0 ? [...keys, { value: thenBy, ascending: true }] : keys;
}
