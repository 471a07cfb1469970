import type { AnyColumn, TableSort } from './column.ts';

/** A heading over neighbouring columns of one group; `name` is `null` over columns without a group. */
export interface HeadGroup {
  key: string;
  name: string | null;
  colSpan: number;
}

/** The headings over the columns, in their order. */
export function headGroups(columns: readonly AnyColumn[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  for (const { key, group = null } of columns) {
    const last = groups.at(-1);
    if (last && last.name === group) last.colSpan += 1;
    else groups.push({ key, name: group, colSpan: 1 });
  }
  return groups;
}

/** The order after a click on a column's header: the other way round, or at first as the column wants it. */
export function nextSort({ key, descendingFirst = false }: AnyColumn, sort: TableSort | undefined): TableSort {
  return { column: key, ascending: sort?.column === key ? !sort.ascending : !descendingFirst };
}
