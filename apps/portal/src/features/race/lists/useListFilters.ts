import { useListPages } from '../../../lib/lists/useListPages.ts';
import { isNarrowedBy, useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { useTypedSearch } from '../../../lib/navigation/useTypedSearch.ts';

const filters = { search: '', organizerId: '' };

/** Returns the search, organizer, page and page size of a list of events, kept in the address. */
export function useListFilters() {
  const [state, change] = useAddressState(filters);
  const { forget, ...search } = useTypedSearch();

  return {
    ...search,
    ...useListPages(),
    organizerId: organizerOf(state),
    chooseOrganizer: (organizerId: string) => change({ organizerId }),
    isNarrowed: isNarrowedBy(filters, state),
    reset: () => {
      forget();
      change(filters);
    },
  };
}

/** Returns the organizer whose events a list shows; `''` for all. */
export function useChosenOrganizer(): string {
  const [state] = useAddressState(filters);
  return organizerOf(state);
}

function organizerOf({ organizerId }: typeof filters): string {
  return /^[0-9a-f]{24}$/.test(organizerId) ? organizerId : '';
}

export type ListFilters = ReturnType<typeof useListFilters>;
