import type { ColumnHeader } from './columns/useColumns.ts';
import type { VisibleColumn } from './model/column.ts';

/** A heading above neighbouring columns of one group; `name` is `null` above columns without a group. */
export interface HeadGroup {
  key: string;
  name: string | null;
  colSpan: number;
  /** As for the first column below it. */
  pinned: number | undefined;
}

/** Returns the headings above the visible columns; a heading does not span pinned and other columns. */
export function headGroups(headers: readonly ColumnHeader[], drawn: readonly VisibleColumn[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  let at = 0;
  for (const { id, isPlaceholder, colSpan, column } of headers) {
    const last = groups.at(-1);
    const pinned = drawn[at]?.pinned;
    const isSameSide = (last?.pinned === undefined) === (pinned === undefined);
    if (isPlaceholder && last?.name === null && isSameSide) last.colSpan += colSpan;
    else groups.push({ key: id, name: isPlaceholder ? null : String(column.columnDef.header), colSpan, pinned });
    at += colSpan;
  }
  return groups;
}

/**
 * Sorts by a column like a click on its header: first in the column's own direction, then reversed. An added key keeps
 * those before it and is removed by the third click, unless it is the only one.
 */
export function pressHeader(column: ColumnHeader['column'], isAdded: boolean): void {
  const sorting = column.table.atoms.sorting.get();
  const [first] = sorting;
  if (isAdded && !(sorting.length === 1 && first?.id === column.id)) column.toggleSorting(undefined, true);
  else column.toggleSorting(first?.id === column.id ? !first.desc : column.getFirstSortDir() === 'desc', false);
}
