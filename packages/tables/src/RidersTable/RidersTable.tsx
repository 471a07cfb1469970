import { EmptyState, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import classes from '../columns/Columns.module.css';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { useRiderMessages } from '../messages/riders.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import { type ListedRiderLinks, ridersColumns } from './ridersColumns.tsx';
import type { RidersTableRow } from './ridersTableRow.ts';

export interface RidersTableProps extends BaseTableProps, ListedRiderLinks {
  /** One page of the list, in the order of `sort`. */
  rows: readonly RidersTableRow[];
  power?: PowerUnit | undefined;
  /** Changes the columns of the table; memoize it, so that rows do not render again. */
  columns?: ColumnsTransform<RidersTableRow> | undefined;
  /** The profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
}

const rowKey = (row: RidersTableRow) => String(row.zwiftId);
const mostFinishes = [{ column: 'finishes', ascending: false }];

/** Riders by pages: how often they finish, how strong they are and how they are built; sorted where they come from. */
export function RidersTable({
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  className,
  ...props
}: RidersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const riderMessages = useRiderMessages();
  const columns = useMemo(() => {
    const links = { profileHref, teamHref, weightHref, rankingHref };
    const made = ridersColumns({ messages, locale, riderMessages, power, ownProfileId, links });
    return recipe?.(made) ?? made;
  }, [messages, locale, riderMessages, power, ownProfileId, profileHref, teamHref, weightHref, rankingHref, recipe]);
  const rowMarks = useMemo(
    () =>
      ({ zwiftId }: RidersTableRow) => ({ isOwn: zwiftId === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      defaultSort={mostFinishes}
      empty={<EmptyState title={riderMessages.nobody.title}>{riderMessages.nobody.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.ColumnsTable, className)}
      isOrdered
    />
  );
}
