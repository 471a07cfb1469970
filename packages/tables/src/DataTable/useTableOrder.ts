import { type SortKey, type SortValue, sortIndices } from '@otryv/race';
import { useMemo } from 'react';
import type { AnyColumn, RowPresenter, TableOrder } from './column.ts';
import type { TableSection } from './rowLook.ts';
import { type TableLines, tableLines } from './tableLines.ts';

export interface TableOrderInput {
  rows: readonly unknown[];
  columns: readonly AnyColumn[];
  /** Completes the rows for the columns. */
  present?: RowPresenter<unknown, unknown> | undefined;
  sort: TableOrder | undefined;
  /** The rows came in the order of `sort`, from a side that holds more of them. */
  isOrdered?: boolean | undefined;
  thenBy?(this: void, row: unknown): SortValue;
  isLast?(this: void, row: unknown): boolean;
  sectionOf?(this: void, row: unknown): TableSection | null;
  /** On paper the rows stand by these sections first, each on pages of its own. */
  pageOf?(this: void, row: unknown): TableSection;
}

/** The lines of the body in the chosen order; without a choice, or by a column that is not shown, as the rows came. */
export function useTableOrder(input: TableOrderInput): TableLines {
  const { rows, columns, present, sort, isOrdered, thenBy, isLast, sectionOf, pageOf } = input;
  // As text, so that an order written anew in each render does not sort anew.
  const order = JSON.stringify(sort ?? []);

  return useMemo(() => {
    const keys = isOrdered ? [] : sortKeys(columns, JSON.parse(order), present, thenBy);
    const sorted = sortIndices(rows, { keys, ...(isLast && !isOrdered && { isDisqualified: isLast }) });

    return tableLines(rows, sorted, { sectionOf, pageOf });
  }, [rows, columns, present, order, isOrdered, thenBy, isLast, sectionOf, pageOf]);
}

function sortKeys(
  columns: readonly AnyColumn[],
  order: TableOrder,
  present: RowPresenter<unknown, unknown> | undefined,
  thenBy: ((row: unknown) => SortValue) | undefined,
): SortKey<unknown>[] {
  const keys = order.flatMap(({ column, ascending }) => {
    const value = columns.find(({ key }) => key === column)?.sortValue;
    return value
      ? [{ value: present?.isSortedBy ? (given: unknown) => value(present.rowOf(given)) : value, ascending }]
      : [];
  });

  return thenBy && keys.length > 0 ? [...keys, { value: thenBy, ascending: true }] : keys;
}
