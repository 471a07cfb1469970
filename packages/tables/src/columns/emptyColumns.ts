import type { Column } from '../DataTable/index.ts';

/** Returns the keys of the columns that are blank in every row. */
export function emptyKeys<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const empty = columns.filter(({ isBlank }) => isBlank && rows.every(isBlank));
  return empty.map(({ key }) => key);
}

/** Marks the columns with the keys of `emptyKeys` as empty. */
export function markEmpty<Row>(columns: readonly Column<Row>[], empty: readonly string[]): Column<Row>[] {
  return columns.map((column) => ({ ...column, isEmpty: empty.includes(column.key) }));
}
