import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useAddressState } from './useAddressState.ts';

const defaults = { search: '' };
const typingMs = 300;
const longestSearch = 100;

/** What is searched for, kept in the address once no key was pressed for a moment. */
export function useTypedSearch() {
  const [state, change] = useAddressState(defaults);
  const [typed, setTyped] = useState(state.search);
  const commit = useDebouncedCallback((search: string) => change({ search }), typingMs);

  // The address may change from outside, by "back" or a link; what is being typed waits for its turn.
  const [seen, setSeen] = useState(state.search);
  if (seen !== state.search) {
    setSeen(state.search);
    if (!commit.isPending()) setTyped(state.search);
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      commit(text);
    },
    search: state.search.slice(0, longestSearch),
    /** Drops what waits to be committed; the address is changed by the caller. */
    forget: () => {
      setTyped('');
      commit.cancel();
    },
  };
}
