import { epochMs, formatDay, formatWeekday, zoneLabel } from '@otryv/race';
import { DisplayText, EmptyState, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type ColumnsRecipe, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import type { RaceListLinks } from './raceListColumns.tsx';
import classes from './ScheduleTable.module.css';
import { scheduleColumns } from './scheduleColumns.tsx';
import type { ScheduleTableRow } from './scheduleTableRow.ts';

export interface ScheduleTableProps
  extends Omit<TableFrameProps, 'sort' | 'defaultSort' | 'onSort'>,
    RaceListLinks<ScheduleTableRow> {
  /** Earliest first. */
  rows: readonly ScheduleTableRow[];
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<ScheduleTableRow> | undefined;
}

const rowKey = (row: ScheduleTableRow) => row._id;
const minuteMs = 60_000;
const laterMs = 3 * 86_400_000;

/** The races to come, by days. */
export function ScheduleTable({
  rows,
  columns: recipe,
  hrefOf,
  seriesHref,
  organizerHref,
  className,
  ...props
}: ScheduleTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const now = useNow(minuteMs);
  const zone = zoneLabel(timeZone, now, locale);
  const columns = useMemo(() => {
    const links = { hrefOf, seriesHref, organizerHref };
    const made = scheduleColumns({ messages, locale, timeZone, zone, now, ...links });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, zone, now, hrefOf, seriesHref, organizerHref, recipe]);
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
