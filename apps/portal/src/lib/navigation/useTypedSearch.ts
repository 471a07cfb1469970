import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useAddressState } from './useAddressState.ts';

const defaults = { search: '' };
const typingMs = 300;
const longestSearch = 100;

/** Returns a search text that is debounced into the address. */
export function useTypedSearch() {
  const [state, change] = useAddressState(defaults);
  const [typed, setTyped] = useState(state.search);
  const commit = useDebouncedCallback((search: string) => change({ search }), typingMs);

  // The address may change from outside, by "back" or a link; a pending edit is committed later.
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
    /** Drops the pending commit; the caller changes the address. */
    forget: () => {
      setTyped('');
      commit.cancel();
    },
  };
}
