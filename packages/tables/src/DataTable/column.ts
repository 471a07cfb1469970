import type { SheetValue, SortValue, TimeColumn, ValueColumn } from '@otryv/race';
import type { ReactNode } from 'react';

/** The definition of one column of a table. */
export interface Column<Row> {
  /** Unique; names the column in the sort and in the choice of columns. */
  key: string;
  /** The header label. */
  label: string;
  /** The full name, for the tip, the announcement and the column menu; the label without it. */
  name?: string;
  /** The heading over neighbouring columns of the same group. */
  group?: string;
  /** Pixels at the least; a table wider than its columns shares out the rest. */
  width: number;
  align?: 'start' | 'center' | 'end';
  /** Leading columns with a pin stay when the table scrolls sideways; the user may unpin them. */
  pin?: 'place' | 'category' | 'name';
  /** The cell that names its row. */
  isRowHeader?: boolean;
  /** What the column sorts by; without it there is no sort button. */
  sortValue?(this: void, row: Row): SortValue;
  /** The bare value for an export, in `unit`; `sortValue` without it. A column with neither is not exported. */
  exportValue?(this: void, row: Row, position: number): SheetValue;
  /** The time in ms for an export, which has it as a time and in seconds. */
  exportMs?(this: void, row: Row): number | null | undefined;
  /** The name in an export; the name of the column without it. */
  exportName?: string;
  /** The unit of the exported value, appended to the name of the column in an export. */
  unit?: string;
  /** The decimals of the exported value, as many as the cell shows; 0 without it. */
  decimals?: number;
  /** Additional fields of an export after this column. */
  alsoExports?: readonly ExportField<Row>[];
  /** Whether the row has no value, not even a hidden one. */
  isBlank?(this: void, row: Row): boolean;
  /** No row has a value: the column is off and disabled in the menu. */
  isEmpty?: boolean | undefined;
  /** Whether the first click puts the greatest first. */
  descendingFirst?: boolean;
  /** Rendered beside the label, for example a scale. */
  headerEnd?: ReactNode;
  /** The shape of the skeleton; `growing` for values that grow from row to row. */
  skeleton?: 'block' | 'growing';
  /** The heading in the column menu; without it the column cannot be switched off. */
  menu?: string;
  /** The label in the column menu; the full name by default. */
  menuLabel?: string;
  /** Whether the column is shown by default; `true` without it. */
  isShown?: boolean;
  /** `position` is the index of the row in the displayed order, for a column that `isNumbered`. */
  cell(this: void, row: Row, position: number): ReactNode;
  /** The value in the card of a row, which has room for words; the cell without it. */
  cardCell?(this: void, row: Row): ReactNode;
  /** A native tip of the cell. */
  cellTitle?(this: void, row: Row): string | undefined;
  /** The cell displays `position`: rows render again when a sort moves them. */
  isNumbered?: boolean;
  /** Keys of the following columns that this cell spans in this row. */
  covers?(this: void, row: Row): readonly string[];
}

/** A column of rows of any type. */
export type AnyColumn = Column<unknown>;

/** A column as a table draws it. */
export interface VisibleColumn extends AnyColumn {
  /** Its place among the pinned columns, from 0; only they stay when the table scrolls sideways. */
  pinned?: number | undefined;
  /** Whether it is the last of them. */
  isPinEnd?: boolean | undefined;
}

/** A column of exports only. */
export type ExportField<Row> = ValueColumn<Row> | TimeColumn<Row>;

/** One key of a table's order; `column` is the key of a column. */
export interface TableSort {
  column: string;
  ascending: boolean;
}

/** The order of a table: the first key decides, the next ones settle ties. */
export type TableOrder = readonly TableSort[];

/** Changes the columns of a table: adds, removes, moves or replaces them. */
export type ColumnsTransform<Row> = (columns: readonly Column<Row>[]) => readonly Column<Row>[];
