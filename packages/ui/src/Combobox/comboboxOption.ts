import { matchesSearch, searchKey } from '@otryv/race';
import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Rendered after the label and searched as well: a team, a number. */
  note?: string | undefined;
  /** Rendered before the label in the list; decorative. */
  picture?: ReactNode;
}

export interface ComboboxSource {
  /** All options; or, with `onQuery`, those that the host found. */
  options: readonly ComboboxOption[];
  /** Moves the search to the host: called with each change of the query; the host passes the options found. */
  onQuery?: ((query: string) => void) | undefined;
  /** How the options fare that come from elsewhere. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Loads the options again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** The options with every word of the query in their label or note, in either alphabet, with е for ё. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  if (query.trim() === '') return options;
  return options.filter(({ label, note = '' }) => matchesSearch(searchKey(`${label} ${note}`), query));
}
