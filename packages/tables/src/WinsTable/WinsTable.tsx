import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import classes from '../columns/Columns.module.css';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import { winsColumns } from './winsColumns.tsx';
import type { WinsTableRow } from './winsTableRow.ts';

export interface WinsTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** One page of the wins, newest first. */
  rows: readonly WinsTableRow[];
  /** URL of a race; plain text without it. */
  raceHref?: ((row: WinsTableRow) => string | null) | undefined;
}

const rowKey = ({ eventId, groupLabel }: WinsTableRow) => `${eventId}.${groupLabel}`;

/** The races that a rider won. */
export function WinsTable({ raceHref, className, ...props }: WinsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const { title, text } = riderMessages.wins.none;
  const columns = useMemo(
    () => winsColumns({ messages, locale, timeZone, riderMessages, raceHref }),
    [messages, locale, timeZone, riderMessages, raceHref],
  );

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={title}>{text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.ColumnsTable, className)}
      isOrdered
    />
  );
}
