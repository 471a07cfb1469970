import type { Column } from '../DataTable/index.ts';

/** Returns the columns without sort buttons: their rows are sorted elsewhere, by other columns. */
export function unsorted<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map(({ sortValue, ...column }) => ({
    ...(sortValue && { exportValue: (row: Row) => sortValue(row) ?? null }),
    ...column,
  }));
}
