import { formatDateTime, formatDay, type Locale, type Moment } from '@otryv/race';
import { Blank, Checkbox, VisuallyHidden } from '@otryv/ui';
import { isoOf } from '../columns/isoOf.ts';
import type { Column } from '../DataTable/index.ts';
import type { AdministrationMessages } from '../messages/administration.ts';
import classes from './AdminTables.module.css';
import type { LogAuthor } from './adminTableRows.ts';

/** Context of these tables' columns. */
export interface AdminColumnsContext {
  messages: AdministrationMessages;
  locale: Locale;
  timeZone: string;
}

/** Selection of rows; omitted if no action is available. */
export interface RowChoice {
  chosen: ReadonlySet<string>;
  /** Called when a row is selected or deselected; memoize it. */
  onChoose: (rowId: string, isChosen: boolean) => void;
}

interface Identified {
  id: string;
}

export function choiceColumn<Row extends Identified>(
  { messages }: AdminColumnsContext,
  { chosen, onChoose }: RowChoice,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    key: 'choice',
    label: '',
    name: messages.choose,
    width: 44,
    align: 'center',
    pin: 'place',
    isControl: true,
    cell: (row) => (
      <Checkbox
        label={<VisuallyHidden>{messages.chooseEntry(nameOf(row))}</VisuallyHidden>}
        checked={chosen.has(row.id)}
        onChange={(isChosen) => onChoose(row.id, isChosen)}
      />
    ),
  };
}

/** Returns a column of moments to the minute, or of their days; the full time is in the tooltip. */
export function momentColumn<Row>(
  { locale, timeZone }: AdminColumnsContext,
  column: { key: string; label: string; width: number; isDay?: boolean; reason?: string },
  of: (row: Row) => Moment | null,
): Column<Row> {
  const { isDay = false, reason, ...rest } = column;
  const format = { locale, timeZone };

  return {
    ...rest,
    align: 'start',
    exportValue: (row) => isoOf(of(row)),
    cell: (row) => {
      const iso = isoOf(of(row));
      if (iso === null) return <Blank reason={reason} />;
      return (
        <time dateTime={iso} title={formatDateTime(iso, format)}>
          {isDay ? formatDay(iso, format) : formatDateTime(iso, format)}
        </time>
      );
    },
  };
}

/** Returns the author column, with a label for entries without a user. */
export function authorColumn<Row extends { user: LogAuthor }>(
  { messages }: AdminColumnsContext,
  nobody: string,
): Column<Row> {
  const nameOf = ({ user }: Row) => (user === null ? nobody : (user.username ?? messages.gone));

  return {
    key: 'user',
    label: messages.by,
    width: 140,
    align: 'start',
    exportValue: nameOf,
    cell: (row) => (
      <span className={classes.AdminText} data-muted={!row.user?.username || undefined} title={nameOf(row)}>
        {nameOf(row)}
      </span>
    ),
  };
}
