import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { type TextColumn, textColumns } from './textColumns.ts';

export interface TextOrder {
  column: TextColumn;
  ascending: boolean;
}

/** Returns the order after a press on a column: its default, or reversed if it was sorted by already. */
export function pressed(key: string, before: TextOrder | null): TextOrder | null {
  const column = textColumns.find((each) => each.key === key);
  if (!column) return before;
  return { column, ascending: before?.column === column ? !before.ascending : !column.descendingFirst };
}

/** Sorts rows by the numbers of a column, for peers that leave sorting to the page. */
export function sortedRows(rows: readonly ResultsTableRow[], order: TextOrder | null): readonly ResultsTableRow[] {
  if (!order) return rows;
  const { column, ascending } = order;
  const sign = ascending ? 1 : -1;
  return rows.toSorted((a, b) => sign * (Number(column.value(a)) - Number(column.value(b))));
}
