import { matchesSearch, searchKey } from '@otryv/race';
import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Rendered after the label and also searched: a team, a number. */
  note?: string | undefined;
  /** Rendered before the label in the list; decorative. */
  picture?: ReactNode;
}

export interface ComboboxSource {
  /** All options; or, with `onQuery`, the host's matches. */
  options: readonly ComboboxOption[];
  /** Delegates the search to the host: called with each change of the query; the host passes matching options. */
  onQuery?: ((query: string) => void) | undefined;
  /** Loading state of remote options. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Why they failed to load; a general sentence if omitted. */
  failure?: string | undefined;
  /** Reloads the options after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Returns the option that a text names: by its value, or by a label that no other has; case-insensitive. */
export function namedOption(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = nameKey(text);
  const [one, other] = options.filter(({ label }) => nameKey(label) === wanted);
  return options.find(({ value }) => nameKey(value) === wanted) ?? (other ? undefined : one);
}

function nameKey(text: string): string {
  return text.trim().toLowerCase();
}

/** Returns the options with every word of the query in their label or note, in either alphabet, treating ё as е. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  if (query.trim() === '') return options;
  return options.filter(({ label, note = '' }) => matchesSearch(searchKey(`${label} ${note}`), query));
}
