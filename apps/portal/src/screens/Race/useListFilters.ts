import { isNarrowedBy, useAddressState } from '../../session/useAddressState.ts';
import { useListPages } from '../../session/useListPages.ts';
import { useTypedSearch } from '../../session/useTypedSearch.ts';

const filters = { search: '', organizerId: '' };

/** Search, organizer, page and page size of a list of events, kept in the address. */
export function useListFilters() {
  const [state, change] = useAddressState(filters);
  const { forget, ...search } = useTypedSearch();

  return {
    ...search,
    ...useListPages(),
    organizerId: /^[0-9a-f]{24}$/.test(state.organizerId) ? state.organizerId : '',
    chooseOrganizer: (organizerId: string) => change({ organizerId }),
    isNarrowed: isNarrowedBy(filters, state),
    reset: () => {
      forget();
      change(filters);
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
