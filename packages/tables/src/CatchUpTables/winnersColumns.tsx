import { epochMs, formatNumber, formatRaceTime, formatStartOffset, type Locale, NO_BREAK_SPACE } from '@otryv/race';
import { Blank, CategoryBadge, DateTime, RaceTime } from '@otryv/ui';
import { speedColumn } from '../columns/raceFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import type { WinnersColumnsInput } from './winnersInput.ts';
import { winsRouteColumns } from './winsRouteColumns.tsx';

/** Width of a group's start in pixels. */
const gapWidth = 66;

type WinColumn = Column<CatchUpWin>;

/** Returns the columns of the winners of a catch-up series. */
export function winnersColumns(input: WinnersColumnsInput): WinColumn[] {
  return [dateColumn(input), ...winnerColumns(input), ...raceColumns(input), ...winsRouteColumns(input)];
}

function dateColumn({ seriesMessages, zone }: WinnersColumnsInput): WinColumn {
  return {
    key: 'date',
    label: seriesMessages.date(zone),
    width: 104,
    pin: 'place',
    align: 'start',
    descendingFirst: true,
    sortValue: ({ eventStart }) => epochMs(eventStart),
    exportValue: ({ eventStart }) => eventStart,
    cell: ({ eventStart }) => <DateTime at={eventStart} show="day" />,
  };
}

function winnerColumns({ messages, seriesMessages, ownProfileId, profileHref }: WinnersColumnsInput): WinColumn[] {
  const [category, rider] = profileColumns<CatchUpWin>({
    messages,
    ownProfileId,
    links: { profileHref },
    width: 250,
    categoryOf: ({ groupLabel }) => groupLabel,
  });

  return category && rider ? [{ ...category, ...seriesMessages.win, width: 64 }, rider] : [];
}

function raceColumns({ messages, seriesMessages, locale, groups }: WinnersColumnsInput): WinColumn[] {
  return [
    {
      key: 'time',
      ...messages.time,
      width: 112,
      sortValue: (row) => row.durationInMilliseconds,
      exportMs: ({ durationInMilliseconds }) => durationInMilliseconds,
      cell: ({ durationInMilliseconds: ms }) =>
        formatRaceTime(ms) ? <RaceTime ms={ms} /> : <Blank reason={messages.unmeasured.time} />,
    },
    speedColumn({ messages, locale }),
    {
      key: 'finishers',
      ...seriesMessages.finishers,
      width: 72,
      descendingFirst: true,
      sortValue: (row) => row.finishers,
      cell: ({ finishers }) => formatNumber(finishers, { locale }) || <Blank />,
    },
    {
      key: 'startGaps',
      ...seriesMessages.startGaps,
      width: Math.max(130, groups * gapWidth),
      align: 'start',
      exportValue: ({ startGaps }) =>
        startGaps.map((gap) => `${gap.groupLabel} ${startGapText(gap, locale)}`).join('; '),
      cell: (row) => <StartGaps row={row} locale={locale} />,
    },
  ];
}

function StartGaps({ row, locale }: { row: CatchUpWin; locale: Locale }) {
  return (
    <span className={classes.StartGaps}>
      {row.startGaps.map((gap) => (
        <span key={gap.groupLabel}>
          <CategoryBadge category={gap.groupLabel} size="s" />
          {NO_BREAK_SPACE}
          {startGapText(gap, locale)}
        </span>
      ))}
    </span>
  );
}

function startGapText({ gapInMilliseconds }: CatchUpWin['startGaps'][number], locale: Locale): string {
  return gapInMilliseconds === 0 ? '0' : formatStartOffset(gapInMilliseconds, locale);
}
