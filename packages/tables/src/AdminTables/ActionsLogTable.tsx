import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { administrationCatalogues } from '../messages/administration.ts';
import classes from './AdminTables.module.css';
import { actionsLogColumns } from './actionsLogColumns.tsx';
import type { RowChoice } from './adminColumns.tsx';
import type { ActionsLogTableRow } from './adminTableRows.ts';

export interface ActionsLogTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** One page of the log, newest first. */
  rows: readonly ActionsLogTableRow[];
  /** Selects rows by checkboxes; memoize it. If omitted, the log is read-only. */
  choice?: RowChoice | null | undefined;
  /** URL of an entry's object; plain text without it. */
  objectHref?: ((row: ActionsLogTableRow) => string | null) | undefined;
}

const rowKey = ({ id }: ActionsLogTableRow) => id;

/** The log of actions: action, author and object. */
export function ActionsLogTable({ choice = null, objectHref, className, ...props }: ActionsLogTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(administrationCatalogues);
  const columns = useMemo(
    () => actionsLogColumns({ messages, locale, timeZone }, choice, objectHref),
    [messages, locale, timeZone, choice, objectHref],
  );

  return (
    <DataTable
      density="comfortable"
      empty={<EmptyState title={messages.noActions.title}>{messages.noActions.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.AdminTable, className)}
      isOrdered
    />
  );
}
