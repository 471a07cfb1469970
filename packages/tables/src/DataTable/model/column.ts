import type { SheetValue, SortValue, TimeColumn, ValueColumn } from '@otryv/race';
import type { ReactNode } from 'react';

/** Definition of one column of a table. */
export interface Column<Row> {
  /** Unique; identifies the column in the sort and in the column menu. */
  key: string;
  /** The header label. */
  label: string;
  /** Full name, for the tooltip, the announcement and the column menu; the label by default. */
  name?: string;
  /** Heading above neighbouring columns of the same group. */
  group?: string;
  /** Minimum width in pixels; a table wider than its columns distributes the rest. */
  width: number;
  align?: 'start' | 'center' | 'end';
  /** Leading columns with a pin stay in view during horizontal scrolling; the user may unpin them. */
  pin?: 'place' | 'category' | 'name';
  /** Whether its cells are controls: the button that opens a row's card does not cover them, and the card has none. */
  isControl?: boolean;
  /** Whether its cell is the row header. */
  isRowHeader?: boolean;
  /** Returns the value to sort by; without it there is no sort button. */
  sortValue?(this: void, row: Row): SortValue;
  /** Returns the raw value for an export, in `unit`; `sortValue` by default. A column with neither is not exported. */
  exportValue?(this: void, row: Row, position: number): SheetValue;
  /** Returns the time in ms for an export, which includes it as a time and in seconds. */
  exportMs?(this: void, row: Row): number | null | undefined;
  /** Returns the text that an export includes in place of a missing time, as the cell shows it. */
  exportText?(this: void, row: Row): string | null;
  /** Name in an export; the name of the column by default. */
  exportName?: string;
  /** Unit of the exported value, appended to the name of the column in an export. */
  unit?: string;
  /** Decimals of the exported value, as many as the cell shows; 0 by default. */
  decimals?: number;
  /** Additional fields of an export after this column. */
  alsoExports?: readonly ExportField<Row>[];
  /** Whether the row has no value, not even a hidden one. */
  isBlank?(this: void, row: Row): boolean;
  /** Whether no row has a value: the column is off and disabled in the menu. */
  isEmpty?: boolean | undefined;
  /** Whether the first click sorts in descending order. */
  descendingFirst?: boolean;
  /** Rendered beside the label, for example a scale. */
  headerEnd?: ReactNode;
  /** Shape of the skeleton; `growing` for values that grow from row to row. */
  skeleton?: 'block' | 'growing';
  /** Heading in the column menu; without it the column cannot be switched off. */
  menu?: string;
  /** Label in the column menu; the full name by default. */
  menuLabel?: string;
  /** Whether the column is shown by default; `true` if omitted. */
  isShown?: boolean;
  /** Renders the cell; `position` is the index of the row in the displayed order, for a column that `isNumbered`. */
  cell(this: void, row: Row, position: number): ReactNode;
  /** Renders the value in the card of a row, which has room for text; the cell by default. */
  cardCell?(this: void, row: Row): ReactNode;
  /** Returns a native tooltip of the cell. */
  cellTitle?(this: void, row: Row): string | undefined;
  /** Whether the cell displays `position`: rows then re-render when a sort moves them. */
  isNumbered?: boolean;
  /** Returns keys of the following columns that this cell spans in this row. */
  covers?(this: void, row: Row): readonly string[];
}

/** A column of rows of any type. */
export type AnyColumn = Column<unknown>;

/** A column as rendered by a table. */
export interface VisibleColumn extends AnyColumn {
  /** Index among the pinned columns, from 0; only they stay in view during horizontal scrolling. */
  pinned?: number | undefined;
  /** Whether it is the last pinned one. */
  isPinEnd?: boolean | undefined;
}

/** A column of exports only. */
export type ExportField<Row> = ValueColumn<Row> | TimeColumn<Row>;

/** One key of a table's order; `column` is the key of a column. */
export interface TableSort {
  column: string;
  ascending: boolean;
}

/** The order of a table: the first key decides, the next ones break ties. */
export type TableOrder = readonly TableSort[];

/** Changes the columns of a table: adds, removes, moves or replaces them. */
export type ColumnsTransform<Row> = (columns: readonly Column<Row>[]) => readonly Column<Row>[];
