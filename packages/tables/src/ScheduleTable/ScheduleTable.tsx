import { epochMs, formatDay, formatWeekday, zoneLabel } from '@otryv/race';
import { DisplayText, EmptyState, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import classes from './ScheduleTable.module.css';
import { scheduleColumns } from './scheduleColumns.tsx';
import type { ScheduleTableRow } from './scheduleTableRow.ts';

export interface ScheduleTableProps extends Omit<TableFrameProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** Earliest first. */
  rows: readonly ScheduleTableRow[];
  /** Where a race leads; plain text without it. */
  hrefOf?: ((row: ScheduleTableRow) => string | null) | undefined;
}

const rowKey = (row: ScheduleTableRow) => row._id;
const minuteMs = 60_000;
const laterMs = 3 * 86_400_000;

/** The races to come, by days. */
export function ScheduleTable({ rows, hrefOf, className, ...props }: ScheduleTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const now = useNow(minuteMs);
  const zone = zoneLabel(timeZone, now, locale);
  const columns = useMemo(
    () => scheduleColumns({ messages, locale, hrefOf, timeZone, zone, now }),
    [messages, locale, hrefOf, timeZone, zone, now],
  );
  const sectionOf = useMemo(
    () =>
      ({ eventStart }: ScheduleTableRow) => {
        // Seen from some days later no day is near, and the year is told only where it is another one.
        const date = formatDay(eventStart, { locale, timeZone, now: (epochMs(eventStart) ?? now) + laterMs });
        const named = formatDay(eventStart, { locale, timeZone, now });
        const weekday = formatWeekday(eventStart, { locale, timeZone });
        const title = (
          <>
            <DisplayText size="d-s">{named}</DisplayText> {date.startsWith(named) ? weekday : `${date}, ${weekday}`}
          </>
        );
        return { key: date, title };
      },
    [locale, timeZone, now],
  );

  return (
    <DataTable
      empty={<EmptyState title={messages.noRaces.title}>{messages.noRaces.text}</EmptyState>}
      {...props}
      {...{ columns, rows, rowKey, sectionOf }}
      className={clsx(classes.ScheduleTable, className)}
    />
  );
}
