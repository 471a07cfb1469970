import { EmptyState, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type ColumnsRecipe, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import type { RaceListLinks } from '../ScheduleTable/raceListColumns.tsx';
import classes from '../ScheduleTable/ScheduleTable.module.css';
import { resultsListColumns } from './resultsListColumns.tsx';
import type { ResultsListTableRow } from './resultsListTableRow.ts';

export interface ResultsListTableProps
  extends Omit<TableFrameProps, 'sort' | 'defaultSort' | 'onSort'>,
    RaceListLinks<ResultsListTableRow> {
  /** Latest first. */
  rows: readonly ResultsListTableRow[];
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<ResultsListTableRow> | undefined;
}

const rowKey = (row: ResultsListTableRow) => row._id;
const minuteMs = 60_000;

/** The races that are over, with how many finished. */
export function ResultsListTable({
  rows,
  columns: recipe,
  hrefOf,
  seriesHref,
  organizerHref,
  className,
  ...props
}: ResultsListTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const now = useNow(minuteMs);
  const columns = useMemo(() => {
    const links = { hrefOf, seriesHref, organizerHref };
    const made = resultsListColumns({ messages, locale, timeZone, now, ...links });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, now, hrefOf, seriesHref, organizerHref, recipe]);

  return (
    <DataTable
      empty={<EmptyState title={messages.noRaces.title}>{messages.noRaces.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey }}
      className={clsx(classes.ScheduleTable, className)}
    />
  );
}
