import { matchesSearch, searchKey } from '@otryv/race';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands after the label and is searched too: a team, a number. */
  note?: string | undefined;
}

export interface ComboboxSource {
  /** All options; or, with `onQuery`, those that the host found. */
  options: readonly ComboboxOption[];
  /** Hands the search to the host: it is told every change of the query, and gives the options it found. */
  onQuery?: ((query: string) => void) | undefined;
  /** How the options fare that come from elsewhere. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asks for the options again after they failed. */
  onRetry?: (() => void) | undefined;
}

/** The options whose label or note holds every word of the query, in either alphabet, with е for ё. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  if (query.trim() === '') return options;
  return options.filter(({ label, note = '' }) => matchesSearch(searchKey(`${label} ${note}`), query));
}
