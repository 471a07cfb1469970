import type { AnyColumn } from './column.ts';

/** Returns the full name of a column in lower case, for announcements. */
export function columnName(columns: readonly AnyColumn[], key: string): string {
  const column = columns.find((each) => each.key === key);
  return (column?.name ?? column?.label ?? '').toLowerCase();
}
