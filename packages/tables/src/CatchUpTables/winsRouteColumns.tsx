import { formatDistance, formatElevation, formatNumber, UNITS } from '@otryv/race';
import { Blank, DateTime, Link, VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { SeriesMessages } from '../messages/series.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import type { WinnersColumnsInput } from './winnersInput.ts';

/** Returns the columns of world and route, and of links to the results. */
export function winsRouteColumns({ words, locale, resultsHref }: WinnersColumnsInput): Column<CatchUpWin>[] {
  const format = { locale, unit: false } as const;

  return [
    { ...textColumn('world', 110), ...words.world, cell: ({ world }) => textOrBlank(world, words.notKnown) },
    { ...textColumn('route', 150), ...words.route, cell: ({ route }) => textOrBlank(route, words.notKnown) },
    {
      key: 'laps',
      ...words.laps,
      width: 56,
      sortValue: (row) => row.laps,
      cell: ({ laps }) => textOrBlank(formatNumber(laps, { locale }), words.notKnown),
    },
    {
      key: 'distance',
      ...words.distance,
      width: 60,
      unit: UNITS.distance[locale],
      sortValue: (row) => row.distanceKm,
      cell: ({ distanceKm }) => textOrBlank(formatDistance(distanceKm, format), words.notKnown),
    },
    {
      key: 'climb',
      ...words.climb,
      width: 84,
      unit: UNITS.elevation[locale],
      sortValue: (row) => row.elevationM,
      cell: ({ elevationM }) => textOrBlank(formatElevation(elevationM, format), words.notKnown),
    },
    ...(resultsHref
      ? [
          {
            key: 'results',
            ...words.results,
            width: 92,
            align: 'start' as const,
            cell: (row: CatchUpWin) => <ResultsLink row={row} href={resultsHref(row)} words={words} />,
          },
        ]
      : []),
  ];
}

function textColumn(key: 'world' | 'route', width: number) {
  return { key, width, align: 'start' as const, sortValue: (row: CatchUpWin) => row[key] };
}

function textOrBlank(text: string | null, reason: string): ReactNode {
  return text || <Blank reason={reason} />;
}

function ResultsLink({ row, href, words }: { row: CatchUpWin; href: string | null; words: SeriesMessages }) {
  if (href === null) return null;

  return (
    <Link className={classes.ResultsLink} href={href}>
      {words.resultsLink}
      <VisuallyHidden>
        , <DateTime at={row.eventStart} show="day" />
      </VisuallyHidden>
    </Link>
  );
}
