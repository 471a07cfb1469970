import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { Column } from '../DataTable/index.ts';
import { ActionChanges } from './ActionChanges.tsx';
import classes from './AdminTables.module.css';
import { type AdminColumnsContext, authorColumn, choiceColumn, momentColumn, type RowChoice } from './adminColumns.tsx';
import type { ActionsLogTableRow } from './adminTableRows.ts';
import { wordedChanges } from './loggedValues.ts';

/** Returns the columns of the log of actions. */
export function actionsLogColumns(
  context: AdminColumnsContext,
  choice: RowChoice | null,
  objectHref: ((row: ActionsLogTableRow) => string | null) | undefined,
): Column<ActionsLogTableRow>[] {
  const { messages } = context;

  return [
    ...(choice ? [choiceColumn<ActionsLogTableRow>(context, choice, ({ description }) => description)] : []),
    momentColumn<ActionsLogTableRow>(context, { key: 'date', label: messages.date, width: 190 }, ({ date }) => date),
    {
      key: 'action',
      label: messages.action,
      width: 236,
      align: 'start',
      pin: 'name',
      isRowHeader: true,
      exportValue: ({ description }) => description,
      cell: ({ description }) => (
        <b className={classes.AdminText} title={description}>
          {description}
        </b>
      ),
    },
    {
      key: 'object',
      label: messages.object,
      width: 190,
      align: 'start',
      exportValue: objectOf,
      cell: (row) => (
        <span className={classes.AdminLines}>
          <ColumnLink className={classes.AdminText} href={objectHref?.(row)} title={objectOf(row)}>
            {objectOf(row)}
          </ColumnLink>
          {row.event && <small>{row.event.id}</small>}
        </span>
      ),
    },
    momentColumn<ActionsLogTableRow>(
      context,
      { key: 'start', label: messages.start, width: 190, reason: messages.noEvent },
      ({ event }) => event?.start ?? null,
    ),
    authorColumn<ActionsLogTableRow>(context, messages.byServer),
    {
      key: 'changes',
      label: messages.changes,
      width: 300,
      align: 'start',
      exportValue: (row) =>
        wordedChanges(row, context)
          .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
          .join('; '),
      cell: (row) => <ActionChanges row={row} context={context} />,
    },
  ];
}

function objectOf({ object }: ActionsLogTableRow): string {
  return object.name ?? object.id;
}
