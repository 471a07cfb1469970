import { EmptyState, useMessages, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { listCatalogues } from '../messages/lists.ts';
import type { RaceListLinks } from '../ScheduleTable/raceListColumns.tsx';
import classes from '../ScheduleTable/ScheduleTable.module.css';
import { resultsListColumns } from './resultsListColumns.tsx';
import type { ResultsListTableRow } from './resultsListTableRow.ts';
import { winnerScale } from './winnerColumns.tsx';

export interface ResultsListTableProps
  extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'>,
    RaceListLinks<ResultsListTableRow> {
  /** Latest first. */
  rows: readonly ResultsListTableRow[];
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<ResultsListTableRow> | undefined;
}

const rowKey = (row: ResultsListTableRow) => row._id;
const minuteMs = 60_000;

/** Past races with the winner, the time, the gap to the second and the number of finishers. */
export function ResultsListTable({
  rows,
  columns: recipe,
  hrefOf,
  seriesHref,
  organizerHref,
  menuOf,
  className,
  ...props
}: ResultsListTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(listCatalogues);
  const now = useNow(minuteMs);
  const scaleMs = winnerScale(rows);
  const columns = useMemo(() => {
    const links = { hrefOf, seriesHref, organizerHref, menuOf };
    const made = resultsListColumns({ messages, locale, timeZone, now, scaleMs, ...links });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, now, scaleMs, hrefOf, seriesHref, organizerHref, menuOf, recipe]);

  return (
    <DataTable
      empty={<EmptyState title={messages.noRaces.title}>{messages.noRaces.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey }}
      className={clsx(classes.ScheduleTable, className)}
    />
  );
}
