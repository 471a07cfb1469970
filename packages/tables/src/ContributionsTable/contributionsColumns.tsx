import { formatNumber, formatShortDate } from '@otryv/race';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import { isoOf } from '../columns/isoOf.ts';
import { rank } from '../columns/rankColumn.tsx';
import type { Column } from '../DataTable/index.ts';
import type { TeamMessages } from '../messages/teams.ts';
import classes from './ContributionsTable.module.css';
import type { ContributionsTableRow } from './contributionsTableRow.ts';

export interface ContributionsColumnsInput extends ColumnContext {
  timeZone: string;
  teamMessages: TeamMessages;
  resultHref: ((row: ContributionsTableRow) => string | null) | undefined;
  /** Whether date and coefficients are lines below the race. */
  isCompact: boolean;
}

type ContributionColumn = Column<ContributionsTableRow>;

const folded: ReadonlySet<string> = new Set(['date', 'base', 'mass', 'importance']);

/** Returns the columns of a team's points in detail. */
export function contributionsColumns(input: ContributionsColumnsInput): ContributionColumn[] {
  const columns = wholeColumns(input);
  return input.isCompact ? columns.filter(({ key }) => !folded.has(key)) : columns;
}

function wholeColumns(input: ContributionsColumnsInput): ContributionColumn[] {
  const { locale, timeZone, teamMessages } = input;
  const messages = teamMessages.contributions;

  return [
    {
      key: 'date',
      label: messages.date,
      width: 84,
      align: 'start',
      exportValue: ({ eventStart }) => isoOf(eventStart),
      cell: ({ eventStart }) => formatShortDate(eventStart, 'day', { locale, timeZone }),
    },
    raceColumn(input),
    {
      key: 'place',
      ...messages.place,
      width: 64,
      exportValue: ({ place }) => place,
      cell: ({ place }) => rank(place),
    },
    factorColumn(input, 'base', ({ base }) => formatNumber(base, { locale })),
    factorColumn(input, 'mass', ({ mass }) => <Factor value={formatNumber(mass, { locale, decimals: 1 })} />),
    factorColumn(input, 'importance', ({ importance }) => (
      <Factor value={formatNumber(importance, { locale, decimals: 1 })} />
    )),
    {
      key: 'points',
      ...messages.points,
      width: 72,
      exportValue: ({ points }) => points,
      cell: ({ points }) => <b className={classes.ContributionsPoints}>{formatNumber(points, { locale })}</b>,
    },
  ];
}

function raceColumn(input: ContributionsColumnsInput): ContributionColumn {
  const { locale, timeZone, teamMessages, resultHref, isCompact } = input;
  const factor = (value: number) => formatNumber(value, { locale, decimals: 1 });

  return {
    key: 'race',
    label: teamMessages.contributions.race,
    width: isCompact ? 200 : 240,
    pin: 'name',
    align: 'start',
    isRowHeader: true,
    exportValue: ({ eventName }) => eventName,
    alsoExports: [{ key: 'rider', name: teamMessages.rider, value: ({ riderName }) => riderName }],
    cell: (row) => (
      <span className={classes.ContributionsRace}>
        <ColumnLink className={classes.ContributionsName} href={resultHref?.(row)} title={row.eventName}>
          {row.eventName}
        </ColumnLink>
        <span className={classes.ContributionsRider}>
          {isCompact && `${formatShortDate(row.eventStart, 'day', { locale, timeZone })}, `}
          <bdi>{row.riderName}</bdi>
        </span>
        {isCompact && (
          <span className={classes.ContributionsRider}>
            {row.base} × {factor(row.mass)} × {factor(row.importance)}
          </span>
        )}
      </span>
    ),
  };
}

function factorColumn(
  { teamMessages }: ContributionsColumnsInput,
  key: 'base' | 'mass' | 'importance',
  cell: ContributionColumn['cell'],
): ContributionColumn {
  return { key, ...teamMessages.contributions[key], width: 92, decimals: 1, exportValue: (row) => row[key], cell };
}

function Factor({ value }: { value: string }) {
  return (
    <span className={classes.ContributionsFactor}>
      <i aria-hidden="true">×</i> {value}
    </span>
  );
}
