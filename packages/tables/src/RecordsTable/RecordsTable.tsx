import type { Moment } from '@otryv/race';
import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import columnClasses from '../columns/Columns.module.css';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import classes from './RecordsTable.module.css';
import { type RecordLinks, recordsColumns } from './recordsColumns.tsx';
import type { RecordsTableRow } from './recordsTableRow.ts';

export interface RecordsTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'>, RecordLinks {
  /** One row per interval, shortest first. */
  rows: readonly RecordsTableRow[];
  /** Unit of the values. */
  power?: PowerUnit | undefined;
  /** Category of the ranks in the last column; without it the column is omitted. */
  category?: string | null | undefined;
  /** Best efforts since then are marked. */
  newSince?: Moment;
}

const rowKey = ({ duration }: RecordsTableRow) => String(duration);

/** A rider's three best efforts over each interval, as medals with their races. */
export function RecordsTable({
  power = 'wattsPerKg',
  category = null,
  newSince = null,
  raceHref,
  className,
  ...props
}: RecordsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const { title, text } = riderMessages.records.none;
  const columns = useMemo(() => {
    const context = { messages, locale, timeZone, riderMessages };
    return recordsColumns({ ...context, power, category, newSince, links: { raceHref } });
  }, [messages, locale, timeZone, riderMessages, power, category, newSince, raceHref]);

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={title}>{text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(columnClasses.ColumnsTable, classes.RecordsTable, className)}
    />
  );
}
