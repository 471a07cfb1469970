import type { AnyColumn } from './column.ts';

/** What a row is called: the sort value of the cell that names it. */
export function rowName(columns: readonly AnyColumn[], row: unknown): string {
  return String(columns.find(({ isRowHeader }) => isRowHeader)?.sortValue?.(row) ?? '');
}
