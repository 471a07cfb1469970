import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { AnyColumn, RowPresenter } from './column.ts';
import type { RowLook } from './rowLook.ts';
import { rowName } from './rowName.ts';
import type { ScrollToLine, TableHandle } from './tableHandle.ts';
import { lineOfRow, type TableLines } from './tableLines.ts';

export interface TableHandleInput {
  table: Ref<TableHandle> | undefined;
  caption: string;
  /** Every column of the recipe, and those that are shown. */
  allColumns: readonly AnyColumn[];
  columns: readonly AnyColumn[];
  rows: readonly unknown[];
  present?: RowPresenter<unknown, unknown> | undefined;
  allRows: (() => readonly unknown[]) | undefined;
  lines: TableLines;
  rowKey(this: void, row: unknown): string;
  look?(this: void, row: unknown): RowLook;
  headRows: number;
  scroller: RefObject<HTMLElement | null>;
  scrollToLine: RefObject<ScrollToLine | null>;
}

/** Gives the tools of a table what it shows, and the way to its rows. */
export function useTableHandle(input: TableHandleInput) {
  const { table, caption, allColumns, columns, rows, present, allRows, lines, rowKey, look } = input;
  const { headRows, scroller, scrollToLine } = input;

  useImperativeHandle(table, () => {
    const rowOf = present?.rowOf ?? ((row: unknown) => row);
    const inOrder = () => lines.order.map((index) => rowOf(rows[index]));

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
        const own = rows.find((row) => look?.(rowOf(row)).isOwn);
        return own === undefined ? null : rowKey(own);
      },
      showRow: async (key) => {
        const position = lines.order.findIndex((index) => rowKey(rows[index]) === key);
        const element = scroller.current?.querySelector('table');
        if (position < 0 || !element) return;
        // Most readers never look for a row.
        const { showLine } = await import('./showLine.ts');
        await showLine({ table: element, line: lineOfRow(lines, position), headRows, scrollToLine });
      },
    };
  });
}
