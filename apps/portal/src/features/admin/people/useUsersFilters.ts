import type { AccountColumn, AccountRole } from '@otryv/contract';
import type { TableOrder } from '@otryv/tables';
import { useListPages } from '../../../lib/lists/useListPages.ts';
import { isNarrowedBy, useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { useTypedSearch } from '../../../lib/navigation/useTypedSearch.ts';

const filters = { search: '', role: '', email: '' };
const defaults = { ...filters, sort: '-registered' };
const longestSearch = 60;
const columns: readonly AccountColumn[] = ['registered', 'username', 'role'];
const roles: readonly AccountRole[] = ['user', 'moderator', 'admin'];

/** Returns the search, filters and order of the accounts, kept in the address. */
export function useUsersFilters() {
  const [state, change] = useAddressState(defaults);
  const { role: givenRole, email, sort: givenSort } = state;
  const search = useTypedSearch();
  const pages = useListPages();
  const role = roles.find((each) => each === givenRole);
  const columnName = columns.find((each) => each === givenSort.replace(/^-/, '')) ?? 'registered';
  const isRasing = !givenSort.startsWith('-');
  const sort: TableOrder = [{ column: columnName, ascending: isRasing }];
  const isUnconfirmed = email === 'unconfirmed';

  return {
    query: {
      search: search.search.slice(0, longestSearch),
      columnName,
      isRasing,
      page: pages.page,
      docsOnPage: pages.size,
      ...(role && { role }),
      ...(isUnconfirmed && { emailConfirmed: false }),
    },
    search,
    pages,
    role,
    isUnconfirmed,
    sort,
    change,
    isNarrowed: isNarrowedBy(filters, state),
    reset: () => {
      search.forget();
      change(defaults);
    },
  };
}

export type UsersFilters = ReturnType<typeof useUsersFilters>;
