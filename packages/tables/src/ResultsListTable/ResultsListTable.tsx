import { formatDay, formatTimeOfDay, NO_BREAK_SPACE, zoneLabel } from '@otryv/race';
import { CategoryBadge, EmptyState, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type Column, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import { type RaceListInput, raceColumn, routeColumns } from '../ScheduleTable/raceListColumns.tsx';
import classes from '../ScheduleTable/ScheduleTable.module.css';
import type { RaceListRow } from '../ScheduleTable/scheduleTableRow.ts';

export interface ResultsListTableRow extends RaceListRow {
  /** `null` before the first import. */
  totalFinishedCount: number | null;
}

export interface ResultsListTableProps extends Omit<TableFrameProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** Latest first. */
  rows: readonly ResultsListTableRow[];
  /** Where a race leads; plain text without it. */
  hrefOf?: ((row: ResultsListTableRow) => string | null) | undefined;
}

const rowKey = (row: ResultsListTableRow) => row._id;
const minuteMs = 60_000;

/** The races that are over, with how many finished. */
export function ResultsListTable({ rows, hrefOf, className, ...props }: ResultsListTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const now = useNow(minuteMs);
  const columns = useMemo(
    () => resultsListColumns({ messages, locale, hrefOf, timeZone, now }),
    [messages, locale, hrefOf, timeZone, now],
  );

  return (
    <DataTable
      empty={<EmptyState title={messages.noRaces.title}>{messages.noRaces.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey }}
      className={clsx(classes.ScheduleTable, className)}
    />
  );
}

interface ResultsListInput extends RaceListInput<ResultsListTableRow> {
  timeZone: string;
  now: number;
}

function resultsListColumns(input: ResultsListInput): Column<ResultsListTableRow>[] {
  const { messages, locale, timeZone, now } = input;
  const finished = ({ totalFinishedCount }: ResultsListTableRow) =>
    totalFinishedCount !== null && <CategoryBadge category="T" count={totalFinishedCount} />;

  return [
    {
      key: 'start',
      label: messages.date(zoneLabel(timeZone, now, locale)),
      width: 128,
      align: 'start',
      cell: ({ eventStart }) => (
        <time dateTime={eventStart}>
          {formatDay(eventStart, { locale, timeZone, now })}
          <span className={classes.Second}>
            {formatTimeOfDay(eventStart, { locale, timeZone }).split(NO_BREAK_SPACE)[0]}
          </span>
        </time>
      ),
    },
    raceColumn(input, finished),
    ...routeColumns(input),
    { key: 'finished', label: messages.finished, width: 84, align: 'start', cell: finished },
  ];
}
