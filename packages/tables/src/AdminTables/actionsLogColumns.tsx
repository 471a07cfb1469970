import { Blank } from '@otryv/ui';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { Column } from '../DataTable/index.ts';
import classes from './AdminTables.module.css';
import { type AdminColumnsContext, authorColumn, choiceColumn, momentColumn, type RowChoice } from './adminColumns.tsx';
import type { ActionsLogTableRow } from './adminTableRows.ts';

const shownChanges = 3;

/** The columns of the log of actions. */
export function actionsLogColumns(
  context: AdminColumnsContext,
  choice: RowChoice | null,
  objectHref: ((row: ActionsLogTableRow) => string | null) | undefined,
): Column<ActionsLogTableRow>[] {
  const { words } = context;

  return [
    ...(choice ? [choiceColumn<ActionsLogTableRow>(context, choice, ({ description }) => description)] : []),
    momentColumn<ActionsLogTableRow>(context, { key: 'date', label: words.date, width: 190 }, ({ date }) => date),
    {
      key: 'action',
      label: words.action,
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
      label: words.object,
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
      { key: 'start', label: words.start, width: 190, reason: words.noEvent },
      ({ event }) => event?.start ?? null,
    ),
    authorColumn<ActionsLogTableRow>(context, words.byServer),
    {
      key: 'changes',
      label: words.changes,
      width: 240,
      align: 'start',
      exportValue: ({ changes }) =>
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
      cell: (row) => <Changes row={row} words={words} />,
    },
  ];
}

function Changes({ row: { changes }, words }: { row: ActionsLogTableRow; words: AdminColumnsContext['words'] }) {
  if (changes.length === 0) return <Blank reason={words.noChanges} />;
  const rest = changes.length - shownChanges;

  return (
    <ul className={classes.AdminChanges}>
      {changes.slice(0, shownChanges).map(({ field, before, after }) => (
        <li key={field} title={`${field}: ${before ?? ''} → ${after ?? ''}`}>
          {field}: {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </li>
      ))}
      {rest > 0 && <li>{words.moreChanges(rest)}</li>}
    </ul>
  );
}

function objectOf({ object }: ActionsLogTableRow): string {
  return object.name ?? object.id;
}
