import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import classes from '../columns/Columns.module.css';
import { racedMarks } from '../columns/racedRow.ts';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import { type RiderResultsLinks, riderResultsColumns } from './riderResultsColumns.tsx';
import type { RiderResultsTableRow } from './riderResultsTableRow.ts';

export interface RiderResultsTableProps extends BaseTableProps, RiderResultsLinks {
  /** One page of the rider's races, in the order of `sort`. */
  rows: readonly RiderResultsTableRow[];
  /** Unit of the intervals and of NP; the average power is shown in both. */
  power?: PowerUnit | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<RiderResultsTableRow> | undefined;
}

const rowKey = (row: RiderResultsTableRow) => row.id;
const latestFirst = [{ column: 'date', ascending: false }];

/** Paginated races of one rider, latest first; sorted by date or by an interval by the server. */
export function RiderResultsTable({
  power = 'wattsPerKg',
  columns: recipe,
  raceHref,
  weightHref,
  className,
  ...props
}: RiderResultsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const columns = useMemo(() => {
    const links = { raceHref, weightHref };
    const made = riderResultsColumns({ messages, locale, timeZone, riderMessages, power, links });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, riderMessages, power, raceHref, weightHref, recipe]);

  return (
    <DataTable
      defaultSort={latestFirst}
      empty={<EmptyState title={riderMessages.noRaces.title}>{riderMessages.noRaces.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      rowMarks={racedMarks}
      className={clsx(classes.ColumnsTable, className)}
      isOrdered
    />
  );
}
