import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { phone, useMedia } from '../DataTable/state/useMedia.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { teamCatalogues } from '../messages/teams.ts';
import classes from './ContributionsTable.module.css';
import { contributionsColumns } from './contributionsColumns.tsx';
import type { ContributionsTableRow } from './contributionsTableRow.ts';

export interface ContributionsTableProps extends Omit<BaseTableProps, 'sort' | 'defaultSort' | 'onSort'> {
  /** One page of places that scored points, newest race first. */
  rows: readonly ContributionsTableRow[];
  /** Whether coefficients are in a line below the rider instead of columns, as on phones. */
  compact?: boolean | undefined;
  /** URL of the row in its protocol; plain text without it. */
  resultHref?: ((row: ContributionsTableRow) => string | null) | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<ContributionsTableRow> | undefined;
}

const rowKey = ({ id }: ContributionsTableRow) => id;

/** Points of a team in detail: every place as a product. Keyboard: Tab reaches the links of the races. */
export function ContributionsTable({
  compact = false,
  resultHref,
  columns: recipe,
  className,
  ...props
}: ContributionsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const teamMessages = useMessages(teamCatalogues);
  const { title, text } = teamMessages.noContributions;
  const isPhone = useMedia(phone);
  const isCompact = compact || isPhone;
  const columns = useMemo(() => {
    const made = contributionsColumns({ messages, locale, timeZone, teamMessages, resultHref, isCompact });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, teamMessages, resultHref, isCompact, recipe]);

  return (
    <DataTable
      density="standard"
      empty={<EmptyState title={title}>{text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.ContributionsTable, className)}
      opensRows={false}
      isOrdered
    />
  );
}
