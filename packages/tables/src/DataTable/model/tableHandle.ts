import type { AnyColumn } from './column.ts';

/** Columns, and rows in an order. */
export interface TableContent {
  columns: readonly AnyColumn[];
  rows: readonly unknown[];
}

/** The imperative API of a table for its tools; pass a ref to the table's `table`. */
export interface TableHandle {
  /** Name of the table. */
  caption: string;
  /** Every column of the recipe, displayed or not. */
  columns: readonly AnyColumn[];
  /** The displayed columns, and the rows in order. */
  shown: TableContent;
  /** Rows of all pages in order, for a table that paginates itself; `showRow` accepts any of them. */
  allPages?: readonly unknown[];
  /** Returns all columns and all rows, ignoring filters. */
  everything: () => TableContent;
  rowKey: (row: unknown) => string;
  /** Returns the name of a row. */
  rowName: (row: unknown) => string;
  /** Returns the key of the own row, if it is displayed. */
  ownRow: () => string | null;
  /** Scrolls to a row, focuses and highlights it; no effect for a row that is not displayed. */
  showRow: (key: string) => Promise<void>;
}

/** Scrolls a virtualized body to one of its lines. */
export type ScrollToIndex = (line: number) => void;
