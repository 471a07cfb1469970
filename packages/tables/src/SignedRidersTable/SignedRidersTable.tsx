import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { emptyKeys, markEmpty } from '../columns/emptyColumns.ts';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { columnCatalogues } from '../messages/messages.ts';
import { riderCatalogues } from '../messages/riders.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import classes from './SignedRidersTable.module.css';
import { type SignedRiderLinks, signedRidersColumns } from './signedRidersColumns.tsx';
import type { SignedRidersTableRow } from './signedRidersTableRow.ts';

export interface SignedRidersTableProps extends BaseTableProps, SignedRiderLinks {
  rows: readonly SignedRidersTableRow[];
  /** Filters the riders by this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<SignedRidersTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
}

const rowKey = (row: SignedRidersTableRow) => String(row.id);
const byCategory = [{ column: 'category', ascending: true }];

/** The sign-ups of a race, initially by category. */
export function SignedRidersTable({
  rows,
  category = null,
  power = 'wattsPerKg',
  columns: recipe,
  ownProfileId = null,
  profileHref,
  teamHref,
  weightHref,
  rankingHref,
  className,
  ...props
}: SignedRidersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages(columnCatalogues);
  const riderMessages = useMessages(riderCatalogues);
  const { title, text } = category === null ? messages.noRiders : messages.noResultsInCategory;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter(({ subgroupLabel }) => subgroupLabel === category)),
    [rows, category],
  );
  const made = useMemo(() => {
    const links = { profileHref, teamHref, weightHref, rankingHref };
    return signedRidersColumns({ messages, locale, riderMessages, power, ownProfileId, links });
  }, [messages, locale, riderMessages, power, ownProfileId, profileHref, teamHref, weightHref, rankingHref]);
  const columns = useMemo(() => {
    const filled = markEmpty(made, emptyKeys(made, rows));
    return recipe?.(filled) ?? filled;
  }, [made, rows, recipe]);
  const rowMarks = useMemo(
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
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.SignedRidersTable, className)}
      rows={shown}
    />
  );
}
