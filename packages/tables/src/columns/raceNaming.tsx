import { formatDateTime, formatDay, groupOf, NO_BREAK_SPACE } from '@otryv/race';
import { Blank, CategoryBadge } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import { ColumnLink } from './ColumnLink.tsx';
import classes from './Columns.module.css';
import type { ColumnContext } from './columnContext.ts';
import { isoOf } from './isoOf.ts';
import type { RacedRow } from './racedRow.ts';

/** The messages, the locale and the time zone of a list of races. */
export interface RaceListContext extends ColumnContext {
  riderMessages: RiderMessages;
  timeZone: string;
}

/** Returns the column of a moment's day in the reader's zone; the full time is in the tooltip. */
export function dateColumn<Row>(
  { riderMessages, locale, timeZone }: RaceListContext,
  of: (row: Row) => RacedRow['eventStart'],
): Column<Row> {
  const format = { locale, timeZone };

  return {
    key: 'date',
    label: riderMessages.date,
    width: 118,
    align: 'start',
    exportValue: (row) => isoOf(of(row)),
    cell: (row) => {
      const iso = isoOf(of(row));
      return iso === null ? (
        <Blank reason={riderMessages.noDate} />
      ) : (
        <time className={classes.ColumnsDate} dateTime={iso} title={formatDateTime(iso, format)}>
          {formatDay(iso, format).replace(' ', NO_BREAK_SPACE)}
        </time>
      );
    },
  };
}

/** Returns the column of a race's name, which may be a link. */
export function raceNameColumn<Row extends { eventName: string }>(
  { riderMessages }: Pick<RaceListContext, 'riderMessages'>,
  hrefOf: ((row: Row) => string | null) | undefined,
): Column<Row> {
  return {
    key: 'race',
    label: riderMessages.race,
    width: 230,
    align: 'start',
    exportValue: ({ eventName }) => eventName,
    cell: (row) => (
      <ColumnLink className={classes.ColumnsRace} href={hrefOf?.(row)} title={row.eventName}>
        {row.eventName}
      </ColumnLink>
    ),
  };
}

/** Returns the column of a race's name as the row header; on phones with the group of the ride. */
export function namingRaceColumn<Row extends RacedRow>(...input: Parameters<typeof raceNameColumn<Row>>): Column<Row> {
  const column = raceNameColumn(...input);

  return {
    ...column,
    pin: 'name',
    isRowHeader: true,
    cell: (row, ...at) => (
      <>
        {column.cell(row, ...at)}
        <CategoryBadge className={classes.ColumnsBelow} category={groupOf(row)} size="s" />
      </>
    ),
  };
}
