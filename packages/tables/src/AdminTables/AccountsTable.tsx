import { EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, DataTable } from '../DataTable/index.ts';
import { administrationCatalogues } from '../messages/administration.ts';
import classes from './AdminTables.module.css';
import { type AccountLinks, accountsColumns } from './accountsColumns.tsx';
import type { AccountsTableRow } from './adminTableRows.ts';

export interface AccountsTableProps extends BaseTableProps, AccountLinks {
  /** One page of the accounts, in the order of `sort`. */
  rows: readonly AccountsTableRow[];
}

const rowKey = ({ id }: AccountsTableRow) => id;
const newestFirst = [{ column: 'registered', ascending: false }];

/** Paginated accounts: identities, rights, last use; sorted by the server. */
export function AccountsTable({ accountHref, profileHref, externalHref, className, ...props }: AccountsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(administrationCatalogues);
  const columns = useMemo(
    () => accountsColumns({ messages, locale, timeZone }, { accountHref, profileHref, externalHref }),
    [messages, locale, timeZone, accountHref, profileHref, externalHref],
  );

  return (
    <DataTable
      density="comfortable"
      defaultSort={newestFirst}
      empty={<EmptyState title={messages.noAccounts.title}>{messages.noAccounts.text}</EmptyState>}
      {...props}
      {...{ columns, rowKey }}
      className={clsx(classes.AdminTable, className)}
      isOrdered
    />
  );
}
