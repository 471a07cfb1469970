import { medalFor } from '@otryv/race';
import { MedalRank } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ColumnContext } from './columnContext.ts';

/** Renders a place with its medal; others are bare figures, as a long table has many. */
export const rank = (place: number | null) => (medalFor(place) === null ? place : <MedalRank place={place} />);

/** Returns the pinned column of the place; `null` for an unranked row. */
export function rankColumn<Row>(
  { messages }: Pick<ColumnContext, 'messages'>,
  rankOf: (row: Row) => number | null,
): Column<Row> {
  return {
    key: 'place',
    ...messages.place,
    width: 44,
    pin: 'place',
    exportValue: rankOf,
    cell: (row) => rank(rankOf(row)),
  };
}
