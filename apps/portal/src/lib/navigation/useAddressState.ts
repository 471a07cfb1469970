import { useCallback } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { withChanges } from './withChanges.ts';

export type AddressState = Record<string, string>;

/** Whether any of these filters differs from its default. */
export function isNarrowedBy<Filters extends AddressState>(usual: Filters, state: Filters): boolean {
  return Object.keys(usual).some((name) => state[name] !== usual[name]);
}

/**
 * The queries that replace the one of a rendered location. The router renders another address in a transition, so a
 * second change may come before the first is rendered, also from another part of the page.
 */
const replaced = new WeakMap<Location, URLSearchParams>();

/**
 * Keeps values in the query of the address, omitting defaults.
 *
 * Changes replace the history entry, so that "back" leaves the screen; a changed filter resets to page one.
 */
export function useAddressState<State extends AddressState>(
  defaults: State,
): [State, (changes: Partial<State>) => void] {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const state = { ...defaults };
  for (const name of Object.keys(defaults)) {
    const value = query.get(name);
    if (value !== null) Reflect.set(state, name, value);
  }

  const change = useCallback(
    (changes: Partial<State>) => {
      const chosen = Object.entries(changes).map(([name, value]) => [
        name,
        value === defaults[name] ? undefined : value,
      ]);
      const next = withChanges(replaced.get(location) ?? query, Object.fromEntries(chosen));
      replaced.set(location, next);
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [location, query, setQuery, defaults],
  );
  return [state, change];
}
