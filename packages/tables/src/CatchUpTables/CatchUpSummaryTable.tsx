import { formatNumber, type GroupWins, type Locale, NO_BREAK_SPACE, winsOfGroups } from '@otryv/race';
import { CategoryBadge, EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type Column, DataTable, type TableOrder } from '../DataTable/index.ts';
import { type SeriesMessages, seriesCatalogues } from '../messages/series.ts';
import classes from './CatchUpTables.module.css';
import type { CatchUpWin } from './catchUpWin.ts';

export interface CatchUpSummaryTableProps extends Omit<BaseTableProps, 'caption'> {
  caption?: string | undefined;
  /** All wins of the series: the table counts them by group. */
  wins: readonly CatchUpWin[];
}

const rowKey = ({ groupLabel }: GroupWins) => groupLabel;
const byWins: TableOrder = [{ column: 'wins', ascending: false }];

/** Distribution of a catch-up series' wins among the groups. */
export function CatchUpSummaryTable({ caption, wins, className, ...props }: CatchUpSummaryTableProps) {
  const { locale } = useOtryv();
  const seriesMessages = useMessages(seriesCatalogues);
  const rows = useMemo(() => winsOfGroups(wins), [wins]);
  const columns = useMemo(
    () => summaryColumns(seriesMessages, locale, wins.length),
    [seriesMessages, locale, wins.length],
  );

  return (
    <DataTable
      empty={<EmptyState title={seriesMessages.noWins.title}>{seriesMessages.noWins.text}</EmptyState>}
      defaultSort={byWins}
      {...props}
      {...{ columns, rows, rowKey }}
      caption={caption ?? seriesMessages.summaryCaption}
      className={clsx(classes.CatchUpSummary, className)}
    />
  );
}

function summaryColumns(seriesMessages: SeriesMessages, locale: Locale, all: number): Column<GroupWins>[] {
  return [
    {
      key: 'group',
      ...seriesMessages.group,
      width: 120,
      align: 'start',
      isRowHeader: true,
      sortValue: ({ groupLabel }) => groupLabel,
      cell: ({ groupLabel }) => <CategoryBadge category={groupLabel} />,
    },
    {
      key: 'wins',
      ...seriesMessages.wins,
      width: 90,
      descendingFirst: true,
      sortValue: (row) => row.wins,
      cell: (row) => formatNumber(row.wins, { locale }),
    },
    {
      key: 'share',
      ...seriesMessages.winsShare,
      width: 90,
      unit: '%',
      exportValue: (row) => percentOf(row.wins, all),
      cell: (row) => `${formatNumber(percentOf(row.wins, all), { locale })}${NO_BREAK_SPACE}%`,
    },
  ];
}

const percentOf = (wins: number, all: number) => Math.round((wins / all) * 100);
