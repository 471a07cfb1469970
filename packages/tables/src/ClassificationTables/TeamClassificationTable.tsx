import { formatDuration, formatGap, formatNumber, type Locale } from '@otryv/race';
import { EmptyState, TeamBadge, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import { rankColumn } from '../columns/rankColumn.tsx';
import { type BaseTableProps, type Column, DataTable, type TableOrder } from '../DataTable/index.ts';
import { columnCatalogues, type Messages } from '../messages/messages.ts';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';
import classes from './ClassificationTables.module.css';

/** A team of a series, ranked by the sum of its best times. */
export interface TeamClassificationRow {
  team: TeamOfRow;
  place: number;
  timeMs: number;
  /** Gap to the first, in ms; the first has none. */
  gapToLeaderMs: number | null;
  /** Number of stages in the sum. */
  stages: number;
}

export interface TeamClassificationTableProps extends BaseTableProps {
  rows: readonly TeamClassificationRow[];
  /** URL of a team; plain text without it. */
  teamHref?: ((row: TeamClassificationRow) => string | null) | undefined;
}

const rowKey = ({ team }: TeamClassificationRow) => team.urlSlug;
const asGiven: TableOrder = [];

/** Teams of a series by time. Keyboard: as in every table, Tab reaches its headers. */
export function TeamClassificationTable({ teamHref, className, ...props }: TeamClassificationTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const seriesMessages = useMessages(seriesCatalogues);
  const columns = useMemo(
    () => teamColumns({ messages, seriesMessages, locale, teamHref }),
    [messages, seriesMessages, locale, teamHref],
  );

  return (
    <DataTable
      defaultSort={asGiven}
      empty={<EmptyState title={seriesMessages.noStandings.title}>{seriesMessages.noStandings.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.ClassificationTable, className)}
    />
  );
}

interface ColumnsInput extends Pick<TeamClassificationTableProps, 'teamHref'> {
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
}

function teamColumns(input: ColumnsInput): Column<TeamClassificationRow>[] {
  const { messages, seriesMessages, locale, teamHref } = input;

  return [
    rankColumn(input, ({ place }) => place),
    {
      key: 'team',
      ...seriesMessages.team,
      width: 260,
      align: 'start',
      pin: 'name',
      isRowHeader: true,
      sortValue: ({ team }) => team.name,
      cell: (row) => (
        <span className={classes.TeamOfSeries}>
          <TeamBadge code={row.team.shortName} colour={row.team.appearance?.badgeBackground ?? null} />{' '}
          <ColumnLink className={classes.TeamOfSeriesName} href={teamHref?.(row)} title={row.team.name}>
            {row.team.name}
          </ColumnLink>
        </span>
      ),
    },
    {
      key: 'time',
      ...seriesMessages.classificationTime,
      width: 108,
      sortValue: ({ timeMs }) => timeMs,
      exportMs: ({ timeMs }) => timeMs,
      cell: ({ timeMs }) => <b>{formatDuration(timeMs)}</b>,
    },
    {
      key: 'gap',
      ...seriesMessages.classificationGap,
      width: 96,
      exportMs: ({ gapToLeaderMs }) => gapToLeaderMs,
      cell: ({ gapToLeaderMs }) => (gapToLeaderMs === null ? messages.gapLeader : formatGap(gapToLeaderMs, locale)),
    },
    {
      key: 'stages',
      ...seriesMessages.counted,
      width: 84,
      sortValue: ({ stages }) => stages,
      cell: ({ stages }) => formatNumber(stages, { locale }),
    },
  ];
}
