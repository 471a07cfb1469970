import type { AnyColumn } from './column.ts';

/** Returns the name of a row: the value of its row header. */
export function rowName(columns: readonly AnyColumn[], row: unknown): string {
  const name = columns.find(({ isRowHeader }) => isRowHeader);
  return String(name?.sortValue?.(row) ?? name?.exportValue?.(row, 0) ?? '');
}
