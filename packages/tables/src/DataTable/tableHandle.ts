import type { AnyColumn } from './column.ts';

/** Columns, and rows in an order. */
export interface TableContent {
  columns: readonly AnyColumn[];
  rows: readonly unknown[];
}

/** What the tools of a table can ask it: a ref given to a table's `table` holds it. */
export interface TableHandle {
  /** The table's name. */
  caption: string;
  /** Every column of the recipe, shown or not. */
  columns: readonly AnyColumn[];
  /** What the reader sees: the shown columns, the rows in their order. */
  shown: TableContent;
  /** The rows of all pages in their order, where a table holds its pages itself; `showRow` turns to any of them. */
  allPages?: readonly unknown[];
  /** All columns and all rows, those too that a filter leaves out. */
  everything: () => TableContent;
  rowKey: (row: unknown) => string;
  /** What a row is called. */
  rowName: (row: unknown) => string;
  /** The key of the reader's own row, where it is shown. */
  ownRow: () => string | null;
  /** Brings a row into sight, gives it the focus and lights it up; a row that is not shown stays where it is. */
  showRow: (key: string) => Promise<void>;
}

/** Scrolls a windowed body to one of its lines. */
export type ScrollToLine = (line: number) => void;
