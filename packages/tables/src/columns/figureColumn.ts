import type { Locale } from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';

/** In which words a column speaks. */
export interface ColumnWords {
  messages: Messages;
  locale: Locale;
}

/** A column of numbers; `null` is what nobody measured. */
export interface FigureColumn<Row> extends Column<Row> {
  exportValue(this: void, row: Row): number | null;
}

/** The same column with a sort button, greatest first where the column does not say otherwise. */
export function sortable<Row>(column: FigureColumn<Row>): FigureColumn<Row> {
  return { descendingFirst: true, ...column, sortValue: column.exportValue };
}

/** The columns; those that the reader may switch and that have no value in any of the rows are off and say so. */
export function markEmpty<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Column<Row>[] {
  return columns.map((column) => {
    const { menu, sortValue, exportValue = sortValue } = column;
    if (menu === undefined || exportValue === undefined || rows.length === 0) return column;
    return { ...column, isEmpty: rows.every((row, position) => (exportValue(row, position) ?? null) === null) };
  });
}

/** The columns without sort buttons: their rows are sorted elsewhere, by other columns. */
export function unsorted<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map(({ sortValue, ...column }) => ({
    ...(sortValue && { exportValue: (row: Row) => sortValue(row) ?? null }),
    ...column,
  }));
}
