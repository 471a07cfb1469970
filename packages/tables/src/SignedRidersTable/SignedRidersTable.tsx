import { EmptyState, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { emptyKeys, markEmpty } from '../columns/emptyColumns.ts';
import { type ColumnsRecipe, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useRiderMessages } from '../messages/riders.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import classes from './SignedRidersTable.module.css';
import { type SignedRiderLinks, signedRidersColumns } from './signedRidersColumns.tsx';
import type { SignedRidersTableRow } from './signedRidersTableRow.ts';

export interface SignedRidersTableProps extends TableFrameProps, SignedRiderLinks {
  rows: readonly SignedRidersTableRow[];
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<SignedRidersTableRow> | undefined;
  /** The signed-in rider, whose row is marked. */
  ownProfileId?: number | null | undefined;
  /** Who paces the groups, and who rides last with them. */
  leaders?: readonly number[] | undefined;
  sweepers?: readonly number[] | undefined;
}

const rowKey = (row: SignedRidersTableRow) => String(row.id);
const nobody: readonly number[] = [];
const byCategory = [{ column: 'category', ascending: true }];

/** Who signed up for a race, by category at first. */
export function SignedRidersTable({
  rows,
  category = null,
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  leaders = nobody,
  sweepers = nobody,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  className,
  ...props
}: SignedRidersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const riderMessages = useRiderMessages();
  const { title, text } = category === null ? messages.noRiders : messages.noResultsInCategory;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter(({ subgroupLabel }) => subgroupLabel === category)),
    [rows, category],
  );
  const made = useMemo(() => {
    const links = { profileHref, teamHref, weightHref, rankingHref };
    return signedRidersColumns({ messages, locale, riderMessages, power, ownProfileId, leaders, sweepers, links });
  }, [
    messages,
    locale,
    riderMessages,
    power,
    ownProfileId,
    leaders,
    sweepers,
    profileHref,
    teamHref,
    weightHref,
    rankingHref,
  ]);
  const columns = useMemo(() => {
    const filled = markEmpty(made, emptyKeys(made, rows));
    return recipe?.(filled) ?? filled;
  }, [made, rows, recipe]);
  const look = useMemo(
    () =>
      ({ id }: SignedRidersTableRow) => ({ isOwn: id === ownProfileId }),
    [ownProfileId],
  );

  return (
    <DataTable
      defaultSort={byCategory}
      density="standard"
      empty={<EmptyState title={title}>{text}</EmptyState>}
      {...props}
      {...{ columns, rowKey, look }}
      className={clsx(classes.SignedRidersTable, className)}
      rows={shown}
    />
  );
}
