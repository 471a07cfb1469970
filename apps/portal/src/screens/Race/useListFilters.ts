import { pageSizes } from '@otryv/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedCallback } from 'use-debounce';
import { setPreferences, usePreferences } from '../../session/preferences.ts';
import { useAddressState } from '../../session/useAddressState.ts';

const usual = { search: '', organizerId: '', page: '1', docsOnPage: '' };
const typingMs = 300;
const usualSize = 20;
const longestSearch = 100;

/** Search, organizer, page and page size of a list of events, kept in the address. */
export function useListFilters() {
  const [state, change] = useAddressState(usual);
  const [query] = useSearchParams();
  const { pageSize = usualSize } = usePreferences();
  const [typed, setTyped] = useState(state.search);
  const commit = useDebouncedCallback((search: string) => change({ search }), typingMs);

  // The address may change from outside, by "back" or a link; what is being typed waits for its turn.
  const [seen, setSeen] = useState(state.search);
  if (seen !== state.search) {
    setSeen(state.search);
    if (!commit.isPending()) setTyped(state.search);
  }

  const asked = Number(state.docsOnPage);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      commit(text);
    },
    search: state.search.slice(0, longestSearch),
    organizerId: /^[0-9a-f]{24}$/.test(state.organizerId) ? state.organizerId : '',
    chooseOrganizer: (organizerId: string) => change({ organizerId }),
    page: /^[1-9]\d{0,4}$/.test(state.page) ? Number(state.page) : 1,
    hrefOf: (page: number) => {
      const next = new URLSearchParams(query);
      if (page === 1) next.delete('page');
      else next.set('page', String(page));
      return `?${next}`;
    },
    size: pageSizes.some((size) => size === asked) ? asked : pageSize,
    resize: (size: number) => {
      setPreferences({ pageSize: size });
      change({ docsOnPage: String(size) });
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
