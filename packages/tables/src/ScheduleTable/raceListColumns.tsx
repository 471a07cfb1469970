import { formatDistance, formatElevation, type Locale } from '@otryv/race';
import { Blank, Link, RouteBars, WorldRoute } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import classes from './ScheduleTable.module.css';
import type { RaceListRow } from './scheduleTableRow.ts';

export interface RaceListInput<Row> {
  messages: ListMessages;
  locale: Locale;
  /** Where a race leads; plain text without it. */
  hrefOf: ((row: Row) => string | null) | undefined;
}

const bars = 40;

/** The name of a race over its kind and organizer; on phones with where it goes. */
export function raceColumn<Row extends RaceListRow>(
  { messages, hrefOf }: RaceListInput<Row>,
  below: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'race',
    label: messages.race,
    width: 300,
    align: 'start',
    isRowHeader: true,
    cell: (row) => {
      const href = hrefOf?.(row);
      return (
        <>
          {href ? (
            <Link className={classes.RaceName} href={href}>
              {row.name}
            </Link>
          ) : (
            <span className={classes.RaceName}>{row.name}</span>
          )}
          <span className={classes.Second}>{wordsOf(row)}</span>
          <span className={classes.PhoneOnly}>
            <WorldRoute world={row.world} route={null} distanceKm={row.distanceKm} elevationM={row.elevationM} />
            {below(row)}
          </span>
        </>
      );
    },
  };
}

/** Where a race goes: the world and route, the route drawn, how far and how high. */
export function routeColumns<Row extends RaceListRow>({ messages, locale }: RaceListInput<Row>): Column<Row>[] {
  const format = { locale, unit: false } as const;

  return [
    {
      key: 'route',
      label: messages.mapAndRoute,
      width: 170,
      align: 'start',
      cell: (row) => (
        <>
          {row.world ?? <Blank reason={messages.notKnown} />}
          <span className={classes.Second}>{row.route}</span>
        </>
      ),
    },
    {
      key: 'profile',
      label: messages.profile,
      width: 144,
      align: 'start',
      cell: (row) => (
        <span className={classes.Profile}>
          <RouteBars route={row.profile} bars={bars} />
        </span>
      ),
    },
    {
      key: 'distance',
      label: messages.distance,
      name: messages.distanceName,
      width: 64,
      cell: (row) => formatDistance(row.distanceKm, format) || <Blank reason={messages.notKnown} />,
    },
    {
      key: 'elevation',
      label: messages.climb,
      name: messages.climbName,
      width: 78,
      cell: (row) => formatElevation(row.elevationM, format) || <Blank reason={messages.notKnown} />,
    },
  ];
}

function wordsOf({ kind, organizer, organizerId }: RaceListRow): string {
  return [kind, organizerId?.name ?? organizer].filter(Boolean).join(', ');
}
