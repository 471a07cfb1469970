import type { AnyColumn } from './column.ts';

/** What a row is called: the value of the cell that names it. */
export function rowName(columns: readonly AnyColumn[], row: unknown): string {
  const name = columns.find(({ isRowHeader }) => isRowHeader);
  return String(name?.sortValue?.(row) ?? name?.exportValue?.(row, 0) ?? '');
}
