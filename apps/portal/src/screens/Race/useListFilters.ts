import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';
import { setPreferences, usePreferences } from '../../session/preferences.ts';
import { useAddressState } from '../../session/useAddressState.ts';

const usual = { search: '', organizerId: '', page: '1', size: '' };
const typingMs = 300;
const usualSize = 20;
const sizes: readonly number[] = [5, 10, 15, 20, 25, 50];

/** Search, organizer, page and page size of a list of events, kept in the address. */
export function useListFilters() {
  const [state, change] = useAddressState(usual);
  const [query] = useSearchParams();
  const { pageSize = usualSize } = usePreferences();
  const [typed, setTyped] = useState(state.search);
  const commit = useDebouncedCallback((search: string) => change({ search }), typingMs);

  // The address may change from outside, by "back" or a link; what is being typed waits for its turn.
  useEffect(() => {
    if (!commit.isPending()) setTyped(state.search);
  }, [state.search, commit]);

  const asked = Number(state.size);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      commit(text);
    },
    search: state.search.slice(0, 100),
    organizerId: /^[0-9a-f]{24}$/.test(state.organizerId) ? state.organizerId : '',
    chooseOrganizer: (organizerId: string) => change({ organizerId }),
    page: Math.max(1, Math.trunc(Number(state.page)) || 1),
    hrefOf: (page: number) => {
      const next = new URLSearchParams(query);
      if (page === 1) next.delete('page');
      else next.set('page', String(page));
      return `?${next}`;
    },
    size: sizes.includes(asked) ? asked : pageSize,
    resize: (size: number) => {
      setPreferences({ pageSize: size });
      change({ size: String(size) });
    },
    isNarrowed: state.search !== '' || state.organizerId !== '',
    reset: () => {
      setTyped('');
      commit.cancel();
      change({ search: '', organizerId: '' });
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
