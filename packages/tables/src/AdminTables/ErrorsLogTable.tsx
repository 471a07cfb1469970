import { Blank, Chip, EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import { type BaseTableProps, type Column, DataTable } from '../DataTable/index.ts';
import { administrationCatalogues } from '../messages/administration.ts';
import classes from './AdminTables.module.css';
import { type AdminColumnsContext, authorColumn, choiceColumn, momentColumn, type RowChoice } from './adminColumns.tsx';
import type { ErrorsLogTableRow } from './adminTableRows.ts';

export interface ErrorsLogTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** One page of the log, newest first. */
  rows: readonly ErrorsLogTableRow[];
  /** Selects rows by checkboxes; memoize it. If omitted, the log is read-only. */
  choice?: RowChoice | null | undefined;
  /** URL of an error with its stack; plain text without it. */
  errorHref?: ((row: ErrorsLogTableRow) => string | null) | undefined;
}

type ErrorColumn = Column<ErrorsLogTableRow>;

const rowKey = ({ id }: ErrorsLogTableRow) => id;

/** Unexpected errors of the server. */
export function ErrorsLogTable({ choice = null, errorHref, className, ...props }: ErrorsLogTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(administrationCatalogues);
  const columns = useMemo(
    () => errorsLogColumns({ messages, locale, timeZone }, choice, errorHref),
    [messages, locale, timeZone, choice, errorHref],
  );

  return (
    <DataTable
      density="comfortable"
      empty={<EmptyState title={messages.noErrors.title}>{messages.noErrors.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.AdminTable, className)}
      isOrdered
    />
  );
}

function errorsLogColumns(
  context: AdminColumnsContext,
  choice: RowChoice | null,
  errorHref: ErrorsLogTableProps['errorHref'],
): ErrorColumn[] {
  const { messages } = context;
  const requestOf = ({ method, path }: ErrorsLogTableRow) => `${method} ${path}`;

  return [
    ...(choice ? [choiceColumn<ErrorsLogTableRow>(context, choice, ({ type, message }) => `${type} ${message}`)] : []),
    momentColumn<ErrorsLogTableRow>(context, { key: 'date', label: messages.date, width: 190 }, ({ date }) => date),
    {
      key: 'type',
      label: messages.type,
      width: 180,
      align: 'start',
      pin: 'name',
      isRowHeader: true,
      exportValue: ({ type }) => type,
      cell: (row) => <ColumnLink href={errorHref?.(row)}>{row.type}</ColumnLink>,
    },
    {
      key: 'message',
      label: messages.message,
      width: 290,
      align: 'start',
      exportValue: ({ message }) => message,
      cell: ({ message }) =>
        message === '' ? (
          <Blank reason={messages.noMessage} />
        ) : (
          <span className={classes.AdminText} title={message}>
            {message}
          </span>
        ),
    },
    {
      key: 'request',
      label: messages.request,
      width: 290,
      align: 'start',
      exportValue: requestOf,
      cell: ({ method, path }) => (
        <span className={classes.AdminLine} title={path}>
          <Chip tone="line">{method}</Chip>
          <span className={classes.AdminText}>{path}</span>
        </span>
      ),
    },
    authorColumn<ErrorsLogTableRow>(context, messages.guest),
  ];
}
