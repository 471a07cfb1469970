import { EmptyState, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import classes from './SignedRidersTable.module.css';
import { signedRidersColumns } from './signedRidersColumns.tsx';
import type { SignedRidersTableRow } from './signedRidersTableRow.ts';

export interface SignedRidersTableProps extends TableFrameProps {
  rows: readonly SignedRidersTableRow[];
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** The signed-in rider, whose row is marked. */
  ownProfileId?: number | null | undefined;
  /** Who paces the groups, and who rides last with them. */
  leaders?: readonly number[] | undefined;
  sweepers?: readonly number[] | undefined;
  profileHref?: ((row: SignedRidersTableRow) => string | null) | undefined;
}

const rowKey = (row: SignedRidersTableRow) => String(row.id);
const nobody: readonly number[] = [];
const byCategory = [{ column: 'category', ascending: true }];

/** Who signed up for a race, by category at first. */
export function SignedRidersTable({
  rows,
  category = null,
  power = 'wattsPerKg',
  ownProfileId = null,
  leaders = nobody,
  sweepers = nobody,
  profileHref,
  className,
  ...props
}: SignedRidersTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const { title, text } = category === null ? messages.noRiders : messages.noResultsInCategory;
  const shown = useMemo(
    () => (category === null ? rows : rows.filter(({ subgroupLabel }) => subgroupLabel === category)),
    [rows, category],
  );
  const columns = useMemo(
    () => signedRidersColumns({ messages, locale, power, ownProfileId, leaders, sweepers, profileHref }),
    [messages, locale, power, ownProfileId, leaders, sweepers, profileHref],
  );
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
