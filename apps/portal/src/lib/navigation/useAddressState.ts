import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressState = Record<string, string>;

/** Whether any of these filters has another value than the usual one. */
export function isNarrowedBy<Filters extends AddressState>(usual: Filters, state: Filters): boolean {
  return Object.keys(usual).some((name) => state[name] !== usual[name]);
}

/**
 * Choices that live in the query of the address: what equals its usual value is not written.
 *
 * Changes replace the entry of the history, so that "back" leaves the screen; a changed choice goes to page one.
 */
export function useAddressState<State extends AddressState>(
  defaults: State,
): [State, (changes: Partial<State>) => void] {
  const [query, setQuery] = useSearchParams();
  const state = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const value = query.get(name);
    if (value !== null) Reflect.set(state, name, value);
  }

  const change = useCallback(
    (changes: Partial<State>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === defaults[name]) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery, defaults],
  );
  return [state, change];
}
