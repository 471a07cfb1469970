import type { SortValue } from '@otryv/race';
import type { ReactNode } from 'react';

/** How to make one column of a table; an array of them is the whole recipe. */
export interface Column<Row> {
  /** Unique; names the column in the sort and in the choice of columns. */
  key: string;
  /** What stands in the header. */
  label: string;
  /** The full name, for the tip, the announcement and the column menu; the label without it. */
  name?: string;
  /** The heading over neighbouring columns of the same group. */
  group?: string;
  /** Pixels at the least; a table wider than its columns shares out the rest. */
  width: number;
  align?: 'start' | 'center' | 'end';
  /** Columns that stay when the table scrolls sideways. */
  pin?: 'place' | 'category' | 'name';
  /** The cell that names its row. */
  isRowHeader?: boolean;
  /** What the column sorts by; without it there is no sort button. */
  sortValue?(this: void, row: Row): SortValue;
  /** The bare value for an export, in `unit`; `sortValue` without it. A column with neither is not exported. */
  exportValue?(this: void, row: Row, position: number): ExportValue;
  /** The unit of the exported value, which stands after the name of the column there. */
  unit?: string;
  /** What else an export tells of the row beside this column. */
  alsoExports?: readonly ExportField<Row>[];
  /** Whether the row tells nothing here, not even that the value is hidden. */
  isBlank?(this: void, row: Row): boolean;
  /** No row has a value: the column is off and the menu says so. */
  isEmpty?: boolean | undefined;
  /** Whether the first click puts the greatest first. */
  descendingFirst?: boolean;
  /** Stands beside the label, as the scale of the gaps. */
  headerEnd?: ReactNode;
  /** How the column looks while its rows are on their way; a growing one as gaps do. */
  skeleton?: 'block' | 'growing';
  /** The heading under which the column menu offers the column; without it the reader cannot switch it. */
  menu?: string;
  /** What the column is called there; the full name without it. */
  menuLabel?: string;
  /** Whether the column is shown until the reader chooses otherwise; it is by default. */
  isShown?: boolean;
  /** `position` is the row's place in the shown order from 0, if the column says that it `isNumbered`. */
  cell(this: void, row: Row, position: number): ReactNode;
  /** A native tip of the cell. */
  cellTitle?(this: void, row: Row): string | undefined;
  /** The cell tells its position: its rows are drawn again wherever an order moves them. */
  isNumbered?: boolean;
  /** Keys of the next columns that this cell takes over in this row. */
  covers?(this: void, row: Row): readonly string[];
}

/** A column of rows whose type no longer matters: below the table's frame only their identity does. */
export type AnyColumn = Column<unknown>;

/** The reader's choice of columns by key; a column that is not named is shown as its recipe says. */
export type ColumnState = Readonly<Record<string, boolean>>;

/** A column that stands in an export alone. */
export interface ExportField<Row> {
  key: string;
  name: string;
  value(this: void, row: Row): ExportValue;
}

/** A value as a machine reads it; `null` where there is none. */
export type ExportValue = number | string | boolean | null;

/** One key of a table's order; `column` is the key of a column. */
export interface TableSort {
  column: string;
  ascending: boolean;
}

/** The order of a table: the first key decides, the next ones settle ties. */
export type TableOrder = readonly TableSort[];

/** A recipe made from a table's own: columns added, left out, moved, or with another cell. */
export type ColumnsRecipe<Row> = (columns: readonly Column<Row>[]) => readonly Column<Row>[];

/** Completes given rows with what is counted over all of them, when they are drawn or exported. */
export interface RowPresenter<Given, Row> {
  rowOf(this: void, given: Given): Row;
  /** What was counted for the row, as text: where neither the row nor this changes, the row is not drawn again. */
  stampOf(this: void, given: Given): string;
  /** A column may sort by what was counted: an order completes every row then. */
  isSortedBy?: boolean;
}

/** The columns to show, in the order of the recipe. */
export function shownColumns<Row>(columns: readonly Column<Row>[], state: ColumnState): Column<Row>[] {
  return columns.filter(({ key, isShown = true, isEmpty = false }) => !isEmpty && (state[key] ?? isShown));
}
