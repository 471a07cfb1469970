import { formatDistance, formatElevation, formatNumber, UNITS, worldName } from '@otryv/race';
import { Blank, DateTime, Link, VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { SeriesMessages } from '../messages/series.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import type { WinnersColumnsInput } from './winnersInput.ts';

/** Returns the columns of world and route, and of links to the results. */
export function winsRouteColumns({ seriesMessages, locale, resultsHref }: WinnersColumnsInput): Column<CatchUpWin>[] {
  const format = { locale, unit: false } as const;

  return [
    {
      ...textColumn(110, 'world', ({ world }) => worldName(world, locale), seriesMessages.notKnown),
      ...seriesMessages.world,
    },
    {
      ...textColumn(150, 'route', ({ route }) => route, seriesMessages.notKnown),
      ...seriesMessages.route,
    },
    {
      key: 'laps',
      ...seriesMessages.laps,
      width: 56,
      sortValue: (row) => row.laps,
      cell: ({ laps }) => textOrBlank(formatNumber(laps, { locale }), seriesMessages.notKnown),
    },
    {
      key: 'distance',
      ...seriesMessages.distance,
      width: 60,
      unit: UNITS.distance[locale],
      sortValue: (row) => row.distanceKm,
      cell: ({ distanceKm }) => textOrBlank(formatDistance(distanceKm, format), seriesMessages.notKnown),
    },
    {
      key: 'climb',
      ...seriesMessages.climb,
      width: 84,
      unit: UNITS.elevation[locale],
      sortValue: (row) => row.elevationM,
      cell: ({ elevationM }) => textOrBlank(formatElevation(elevationM, format), seriesMessages.notKnown),
    },
    ...(resultsHref
      ? [
          {
            key: 'results',
            ...seriesMessages.results,
            width: 92,
            align: 'start' as const,
            cell: (row: CatchUpWin) => (
              <ResultsLink row={row} href={resultsHref(row)} seriesMessages={seriesMessages} />
            ),
          },
        ]
      : []),
  ];
}

function textColumn(
  width: number,
  key: 'world' | 'route',
  textOf: (row: CatchUpWin) => string | null,
  unknown: string,
): Pick<Column<CatchUpWin>, 'key' | 'width' | 'align' | 'sortValue' | 'cell'> {
  return { key, width, align: 'start', sortValue: textOf, cell: (row) => textOrBlank(textOf(row), unknown) };
}

function textOrBlank(text: string | null, reason: string): ReactNode {
  return text || <Blank reason={reason} />;
}

function ResultsLink({
  row,
  href,
  seriesMessages,
}: {
  row: CatchUpWin;
  href: string | null;
  seriesMessages: SeriesMessages;
}) {
  if (href === null) return null;

  return (
    <Link className={classes.ResultsLink} href={href}>
      {seriesMessages.resultsLink}
      <VisuallyHidden>
        , <DateTime at={row.eventStart} show="day" />
      </VisuallyHidden>
    </Link>
  );
}
