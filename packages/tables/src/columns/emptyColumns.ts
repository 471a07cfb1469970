import type { Column } from '../DataTable/index.ts';

/** The keys of the columns that are blank in every row, as text that stays equal while they do. */
export function emptyKeys<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const empty = columns.filter(({ isBlank }) => isBlank && rows.every(isBlank));
  return empty.map(({ key }) => key).join(' ');
}

/** The columns, those of `emptyKeys` off and saying so. */
export function markEmpty<Row>(columns: readonly Column<Row>[], empty: string): Column<Row>[] {
  const keys = empty.split(' ');
  return columns.map((column) => ({ ...column, isEmpty: keys.includes(column.key) }));
}
