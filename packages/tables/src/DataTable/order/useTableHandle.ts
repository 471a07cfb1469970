import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { AnyColumn } from '../model/column.ts';
import type { RowMarks } from '../model/rowMarks.ts';
import { rowName } from '../model/rowName.ts';
import type { ScrollToIndex, TableHandle } from '../model/tableHandle.ts';
import { type BodyRows, indexOfRow } from './bodyRows.ts';

export interface TableHandleInput {
  table: Ref<TableHandle> | undefined;
  caption: string;
  /** All columns, and the visible ones. */
  allColumns: readonly AnyColumn[];
  columns: readonly AnyColumn[];
  rows: readonly unknown[];
  completeRow?(this: void, row: unknown): unknown;
  allRows: (() => readonly unknown[]) | undefined;
  lines: BodyRows;
  rowKey(this: void, row: unknown): string;
  rowMarks?(this: void, row: unknown): RowMarks;
  headRows: number;
  scroller: RefObject<HTMLElement | null>;
  scrollToIndex: RefObject<ScrollToIndex | null>;
}

const asGiven = (row: unknown) => row;

/** Provides the tools of a table with its content, and with a way to scroll to its rows. */
export function useTableHandle(input: TableHandleInput) {
  const { table, caption, allColumns, columns, rows, completeRow = asGiven, allRows, lines, rowKey, rowMarks } = input;
  const { headRows, scroller, scrollToIndex } = input;

  useImperativeHandle(table, () => {
    const inOrder = () => lines.order.map((index) => completeRow(rows[index]));

    return {
      caption,
      columns: allColumns,
      get shown() {
        return { columns, rows: inOrder() };
      },
      everything: () => ({ columns: allColumns.filter(({ isEmpty }) => !isEmpty), rows: allRows?.() ?? inOrder() }),
      rowKey,
      rowName: (row) => rowName(allColumns, row),
      ownRow: () => {
        const own = rows.find((row) => rowMarks?.(completeRow(row)).isOwn);
        return own === undefined ? null : rowKey(own);
      },
      showRow: async (key) => {
        const position = lines.order.findIndex((index) => rowKey(rows[index]) === key);
        const element = scroller.current?.querySelector('table');
        if (position < 0 || !element) return;
        // Most readers never search for a row.
        const { scrollToRow } = await import('./scrollToRow.ts');
        await scrollToRow({ table: element, line: indexOfRow(lines, position), headRows, scrollToIndex });
      },
    };
  });
}
