import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useRead } from '../../../lib/api/useRead.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';

const defaults = { search: '', page: '1' };
const typingMs = 300;
const longestSearch = 60;

/** Returns a page of the organizers filtered by name; both are kept in the address. */
export function useOrganizerSearch() {
  const [{ search, page: asked }, change] = useAddressState(defaults);
  const [typed, setTyped] = useState(search);
  const commit = useDebouncedCallback((next: string) => change({ search: next }), typingMs);
  const page = Number(asked) || 1;
  const query = { search: search.slice(0, longestSearch), page };

  return {
    reading: useRead('/api/admin/organizers', { query }, { keepPreviousData: true }),
    page,
    hrefOf: (to: number) => `?${new URLSearchParams({ ...(search !== '' && { search }), page: String(to) })}`,
    isNarrowed: search !== '',
    typed,
    type: (text: string) => {
      setTyped(text);
      commit(text);
    },
  };
}
