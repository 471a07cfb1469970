import { formatDay, formatWeekday, zoneLabel } from '@otryv/race';
import { DisplayText, EmptyState, useMessages, useNow, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { listCatalogues } from '../messages/lists.ts';
import type { RaceListLinks } from './raceListColumns.tsx';
import classes from './ScheduleTable.module.css';
import { scheduleColumns } from './scheduleColumns.tsx';
import type { ScheduleTableRow } from './scheduleTableRow.ts';

export interface ScheduleTableProps
  extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'>,
    RaceListLinks<ScheduleTableRow> {
  /** Earliest first. */
  rows: readonly ScheduleTableRow[];
  /** Returns the group of a race that suits the reader; memoize it. */
  ownGroupOf?: ((row: ScheduleTableRow) => string | null) | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<ScheduleTableRow> | undefined;
}

const rowKey = (row: ScheduleTableRow) => row._id;
const minuteMs = 60_000;

/** Upcoming races, by day. */
export function ScheduleTable({
  rows,
  columns: recipe,
  hrefOf,
  seriesHref,
  organizerHref,
  menuOf,
  ownGroupOf,
  className,
  ...props
}: ScheduleTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(listCatalogues);
  const now = useNow(minuteMs);
  const zone = zoneLabel(timeZone, now, locale);
  const columns = useMemo(() => {
    const links = { hrefOf, seriesHref, organizerHref, menuOf };
    const made = scheduleColumns({ messages, locale, timeZone, zone, now, ownGroupOf, ...links });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, zone, now, hrefOf, seriesHref, organizerHref, menuOf, ownGroupOf, recipe]);
  const sectionOf = useMemo(
    () =>
      ({ eventStart }: ScheduleTableRow) => {
        const date = formatDay(eventStart, { locale, timeZone, now, namesNear: false });
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
