import {
  epochMs,
  formatNumber,
  formatRaceTime,
  formatSpeed,
  formatStartOffset,
  type Locale,
  NO_BREAK_SPACE,
  UNITS,
} from '@otryv/race';
import { Blank, CategoryBadge, DateTime, RaceTime } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { riderNameOf } from '../StandingsTable/standingsTableRow.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';
import type { WinnersColumnsInput } from './winnersInput.ts';
import { winsRouteColumns } from './winsRouteColumns.tsx';

/** Pixels that the start of a group takes. */
const gapWidth = 66;

type WinColumn = Column<CatchUpWin>;

/** The recipe of the winners of a catch-up series. */
export function winnersColumns(input: WinnersColumnsInput): WinColumn[] {
  return [dateColumn(input), ...winnerColumns(input), ...raceColumns(input), ...winsRouteColumns(input)];
}

function dateColumn({ words, zone }: WinnersColumnsInput): WinColumn {
  return {
    key: 'date',
    label: words.date(zone),
    width: 104,
    pin: 'place',
    align: 'start',
    descendingFirst: true,
    sortValue: ({ eventStart }) => epochMs(eventStart),
    exportValue: ({ eventStart }) => eventStart,
    cell: ({ eventStart }) => <DateTime at={eventStart} show="day" />,
  };
}

function winnerColumns({ messages, words, ownProfileId, profileHref }: WinnersColumnsInput): WinColumn[] {
  const [category, rider] = categorizedColumns<CatchUpWin>({
    messages,
    width: 250,
    nameOf: riderNameOf,
    categoryOf: ({ subgroupLabel }) => subgroupLabel,
    teamOf: ({ profileData }) => profileData.team?.name ?? null,
    riderOf: (row) => ({
      country: row.profileData.countryAlpha3,
      avatar: row.profileData.imageSrc,
      isWoman: row.profileData.gender === 'FEMALE',
      own: row.profileId === ownProfileId,
      team: row.profileData.team,
      href: profileHref?.(row),
    }),
  });

  return category && rider ? [{ ...category, ...words.win, width: 64 }, rider] : [];
}

function raceColumns({ messages, words, locale, groups }: WinnersColumnsInput): WinColumn[] {
  return [
    {
      key: 'time',
      ...messages.time,
      width: 112,
      unit: messages.seconds,
      sortValue: (row) => row.durationInMilliseconds,
      exportValue: ({ durationInMilliseconds: ms }) => (ms === null ? null : ms / 1000),
      cell: ({ durationInMilliseconds: ms }) =>
        formatRaceTime(ms) ? <RaceTime ms={ms} /> : <Blank reason={messages.unmeasured.time} />,
    },
    {
      key: 'speed',
      ...messages.speed,
      width: 60,
      unit: UNITS.speed[locale],
      descendingFirst: true,
      sortValue: (row) => row.speed,
      cell: ({ speed }) => told(formatSpeed(speed, { locale, unit: false }), messages.unmeasured.speed),
    },
    {
      key: 'finishers',
      ...words.finishers,
      width: 72,
      descendingFirst: true,
      sortValue: (row) => row.finishers,
      cell: ({ finishers }) => told(formatNumber(finishers, { locale })),
    },
    {
      key: 'startGaps',
      ...words.startGaps,
      width: Math.max(130, groups * gapWidth),
      align: 'start',
      exportValue: ({ startGaps }) =>
        startGaps
          .map(({ subgroupLabel, gapInMilliseconds }) => `${subgroupLabel} ${gapInMilliseconds / 1000}`)
          .join('; '),
      cell: (row) => <StartGaps row={row} locale={locale} />,
    },
  ];
}

function told(text: string | null, reason?: string): ReactNode {
  return text || <Blank {...(reason !== undefined && { reason })} />;
}

function StartGaps({ row, locale }: { row: CatchUpWin; locale: Locale }) {
  return (
    <span className={classes.StartGaps}>
      {row.startGaps.map(({ subgroupLabel, gapInMilliseconds }) => (
        <span key={subgroupLabel}>
          <CategoryBadge category={subgroupLabel} size="s" />
          {NO_BREAK_SPACE}
          {gapInMilliseconds === 0 ? '0' : formatStartOffset(gapInMilliseconds, locale)}
        </span>
      ))}
    </span>
  );
}
