import { useAddressState } from '../../session/useAddressState.ts';
import { useListPages } from '../../session/useListPages.ts';
import { useTypedSearch } from '../../session/useTypedSearch.ts';

const defaults = { search: '', organizerId: '' };

/** Search, organizer, page and page size of a list of events, kept in the address. */
export function useListFilters() {
  const [state, change] = useAddressState(defaults);
  const { forget, ...search } = useTypedSearch();

  return {
    ...search,
    ...useListPages(),
    organizerId: /^[0-9a-f]{24}$/.test(state.organizerId) ? state.organizerId : '',
    chooseOrganizer: (organizerId: string) => change({ organizerId }),
    isNarrowed: state.search !== '' || state.organizerId !== '',
    reset: () => {
      forget();
      change({ search: '', organizerId: '' });
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
