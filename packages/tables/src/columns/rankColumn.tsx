import { medalFor } from '@otryv/race';
import { MedalRank } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ColumnContext } from './columnContext.ts';

/** A place with its medal; the others are figures alone, of which a long table has many. */
export const rank = (place: number | null) => (medalFor(place) === null ? place : <MedalRank place={place} />);

/** The pinned place; `null` for a row without one. */
export function rankColumn<Row>(
  { messages }: Pick<ColumnContext, 'messages'>,
  placeOf: (row: Row) => number | null,
): Column<Row> {
  return {
    key: 'place',
    ...messages.place,
    width: 44,
    pin: 'place',
    exportValue: placeOf,
    cell: (row) => rank(placeOf(row)),
  };
}
