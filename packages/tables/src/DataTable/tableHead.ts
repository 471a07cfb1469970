import type { AnyColumn, TableOrder } from './column.ts';

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

/**
 * The order after a press on a column's header: at first as the column wants it, then the other way round. An added key
 * leaves those before it alone and goes again with the third press.
 */
export function nextOrder(
  { key, descendingFirst = false }: AnyColumn,
  order: TableOrder | undefined,
  isAdded: boolean,
): TableOrder {
  const keys = order ?? [];
  const first = { column: key, ascending: !descendingFirst };
  const known = keys.find(({ column }) => column === key);
  if (!isAdded) return [known && known === keys[0] ? { ...known, ascending: !known.ascending } : first];
  if (!known) return [...keys, first];
  if (known.ascending !== first.ascending) return keys.length > 1 ? keys.filter((each) => each !== known) : [first];
  return keys.map((each) => (each === known ? { ...known, ascending: !known.ascending } : each));
}
