import type { AccountRole, AdminUsers } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { AccountsTable, type AccountsTableRow } from '@otryv/tables';
import { Bleed, Button, Combobox, EmptyState, SearchField, SegmentedControl, Toolbar, VisuallyHidden } from '@otryv/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../lib/api/useRead.ts';
import { ListFoot } from '../../../lib/lists/ListFoot.tsx';
import { fromSort } from '../../../lib/lists/tableSort.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderHref, useRankingHref } from '../../shared/links/riderHrefs.ts';
import { useRiderSearch } from '../../shared/riders/useRiderSearch.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as adminMessages } from '../messages/ru.ts';
import { type UsersFilters, useUsersFilters } from './useUsersFilters.ts';

const accountHref = ({ id }: AccountsTableRow) => addressOf(addresses.adminUser, { id });
const numberOf = (zwiftId: number) => zwiftId;

/** Renders every account of the portal, paginated. */
export function UsersScreen() {
  const { users: title, user: messages } = useMessages(adminMessages);
  const filters = useUsersFilters();
  const { data, error, retry } = useRead('/api/admin/users', { query: filters.query }, { keepPreviousData: true });
  const rows = useMemo(
    () =>
      (data?.data ?? []).map(({ _id: id, clubs, ...user }) => ({ id, ...user, clubs: clubs.map(({ name }) => name) })),
    [data],
  );

  return (
    <AdminPage tab="adminUsers" width="table">
      <UsersToolbar filters={filters} counts={data?.counts} />
      <Bleed>
        <AccountsTable
          caption={title}
          rows={rows}
          sort={filters.sort}
          onSort={(sort) => filters.change({ sort: fromSort(sort.slice(0, 1)) })}
          accountHref={accountHref}
          profileHref={riderHref}
          externalHref={useRankingHref(numberOf)}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <EmptyState
              title={messages.emptyTitle}
              action={filters.isNarrowed && <Button onClick={filters.reset}>{messages.reset}</Button>}
            >
              {messages.emptyText}
            </EmptyState>
          }
        />
      </Bleed>
      {data && (
        <p>
          {messages.count(data.quantityUsers)}. {messages.note}
        </p>
      )}
      <ListFoot pages={filters.pages} pageCount={data?.quantityPages ?? 0} isEmpty={data?.data.length === 0} />
    </AdminPage>
  );
}

interface UsersToolbarProps {
  filters: UsersFilters;
  counts: AdminUsers['counts'] | undefined;
}

function UsersToolbar({ filters, counts }: UsersToolbarProps) {
  const { user: messages } = useMessages(adminMessages);

  return (
    <Toolbar>
      <SearchField
        label={messages.search}
        placeholder={messages.searchShort}
        value={filters.search.typed}
        onChange={filters.search.type}
      />
      <SegmentedControl<AccountRole | ''>
        label={messages.roleFilter}
        options={[
          { value: '', label: messages.all, count: counts?.all },
          { value: 'moderator', label: messages.moderators, count: counts?.moderator },
          { value: 'admin', label: messages.admins, count: counts?.admin },
        ]}
        value={filters.role ?? ''}
        onChange={(role) => filters.change({ role })}
      />
      <SegmentedControl
        label={messages.emailFilter}
        options={[
          { value: '', label: messages.anyEmail },
          { value: 'unconfirmed', label: messages.unconfirmed, count: counts?.unconfirmed },
        ]}
        value={filters.isUnconfirmed ? 'unconfirmed' : ''}
        onChange={(email) => filters.change({ email })}
      />
      <RiderOpener />
    </Toolbar>
  );
}

/** Opens the page of any rider, even without an account: the curve, the rides and the bans. */
function RiderOpener() {
  const { user: messages } = useMessages(adminMessages);
  const navigate = useNavigate();
  const search = useRiderSearch();

  return (
    <Combobox
      label={<VisuallyHidden>{messages.findRider}</VisuallyHidden>}
      placeholder={messages.findRiderShort}
      instant
      value={null}
      onChange={(rider) => rider && void navigate(addressOf(addresses.adminRider, { zwiftId: rider.value }))}
      {...search}
    />
  );
}
