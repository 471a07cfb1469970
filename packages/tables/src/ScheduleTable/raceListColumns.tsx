import { formatDistance, formatElevation, formatLaps, type Locale, UNITS, worldName } from '@otryv/race';
import { Blank, Link, RouteBars, WorldRoute } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import type { MenuOf } from './menuColumn.tsx';
import classes from './ScheduleTable.module.css';
import type { RaceListRow } from './scheduleTableRow.ts';

const minuteMs = 60_000;

/** URLs of the links of a race; plain text without them. */
export interface RaceListLinks<Row> {
  hrefOf?: ((row: Row) => string | null) | undefined;
  seriesHref?: ((row: Row) => string | null) | undefined;
  organizerHref?: ((row: Row) => string | null) | undefined;
  /** Actions that the reader may perform on a race. */
  menuOf?: MenuOf<Row> | undefined;
}

export interface RaceListInput<Row> extends RaceListLinks<Row> {
  messages: ListMessages;
  locale: Locale;
}

const bars = 40;

/** Returns the column of a race's name above its kind and organizer; on phones with the route. */
export function raceColumn<Row extends RaceListRow>(
  { messages, hrefOf, menuOf }: RaceListInput<Row>,
  below: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'race',
    label: messages.race,
    // Row menus fit beside it on a page of 1440 px.
    width: menuOf ? 260 : 300,
    align: 'start',
    isRowHeader: true,
    exportValue: ({ name }) => name,
    alsoExports: [
      { key: 'kind', name: messages.kind, value: ({ kind }) => kind },
      { key: 'organizerName', name: messages.organizer, value: organizerOf },
    ],
    cell: (row) => {
      const href = hrefOf?.(row);
      return (
        <>
          {href ? (
            <Link className={classes.RaceName} href={href}>
              <bdi>{row.name}</bdi>
            </Link>
          ) : (
            <bdi className={classes.RaceName}>{row.name}</bdi>
          )}
          <span className={classes.Second}>{textOf(row)}</span>
          <span className={classes.PhoneOnly}>
            <WorldRoute world={row.world} route={null} distanceKm={row.distanceKm} elevationM={row.elevationM} />
            {below(row)}
          </span>
        </>
      );
    },
  };
}

/** Returns the columns of world, route, profile, distance and elevation of a race. */
export function routeColumns<Row extends RaceListRow>({ messages, locale }: RaceListInput<Row>): Column<Row>[] {
  return [
    {
      key: 'route',
      label: messages.mapAndRoute,
      width: 170,
      align: 'start',
      menu: messages.data,
      exportValue: ({ world }) => worldName(world, locale),
      alsoExports: [{ key: 'routeName', name: messages.route, value: ({ route }) => route }],
      cell: (row) => (
        <>
          {worldName(row.world, locale) ?? <Blank reason={messages.notKnown} />}
          <span className={classes.Second}>{row.route}</span>
        </>
      ),
    },
    {
      key: 'profile',
      ...messages.profile,
      width: 144,
      align: 'start',
      menu: messages.data,
      cell: (row) => (
        <span className={classes.Profile}>
          <RouteBars route={row.profile} bars={bars} />
        </span>
      ),
    },
    ...distanceColumns({ messages, locale }),
  ];
}

function distanceColumns<Row extends RaceListRow>({
  messages,
  locale,
}: Pick<RaceListInput<Row>, 'messages' | 'locale'>): Column<Row>[] {
  const format = { locale, unit: false } as const;

  return [
    {
      key: 'distance',
      label: messages.distance,
      name: messages.distanceName,
      width: 64,
      menu: messages.data,
      unit: UNITS.distance[locale],
      exportValue: ({ distanceKm }) => distanceKm,
      cell: (row) => formatDistance(row.distanceKm, format) || <Blank reason={messages.notKnown} />,
    },
    {
      key: 'elevation',
      label: messages.climb,
      name: messages.climbName,
      width: 78,
      menu: messages.data,
      unit: UNITS.elevation[locale],
      exportValue: ({ elevationM }) => elevationM,
      cell: (row) => formatElevation(row.elevationM, format) || <Blank reason={messages.notKnown} />,
    },
  ];
}

/** Returns the column of a race's length other than in km: its laps, or the minutes of its first group. */
export function lengthColumn<Row extends RaceListRow>({ messages, locale }: RaceListInput<Row>): Column<Row> {
  return {
    key: 'length',
    label: messages.length,
    name: messages.lengthName,
    width: 92,
    align: 'start',
    menu: messages.data,
    exportValue: ({ laps }) => laps,
    alsoExports: [{ key: 'duration', name: messages.duration, timeMs: durationOf }],
    cell: (row) => {
      const ms = durationOf(row);
      return ms === null ? formatLaps(row.laps, locale) : messages.minutes(Math.round(ms / minuteMs));
    },
  };
}

function durationOf({ eventSubgroups }: RaceListRow): number | null {
  const seconds = eventSubgroups[0]?.durationInSeconds ?? 0;
  return seconds > 0 ? seconds * 1000 : null;
}

export const organizerOf = ({ organizer, organizerId }: RaceListRow) => organizerId?.name ?? organizer;

function textOf(row: RaceListRow): string {
  return [row.kind, organizerOf(row)].filter(Boolean).join(', ');
}
