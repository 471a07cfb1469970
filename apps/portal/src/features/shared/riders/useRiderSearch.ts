import type { ListedRider } from '@otryv/contract';
import type { ComboboxOption } from '@otryv/ui';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useRead } from '../../../lib/api/useRead.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { riderNote } from '../../../lib/names/riderNote.ts';

const typingMs = 300;
const most = 8;
const longestSearch = 100;

/** Searches riders by name or zwiftId for a `Combobox`; reads nothing until it is opened. */
export function useRiderSearch(excluded: readonly number[] = []) {
  const [search, setSearch] = useState<string | null>(null);
  const onQuery = useDebouncedCallback((query: string) => setSearch(query.trim().slice(0, longestSearch)), typingMs);
  const { data, error, retry } = useRead(
    '/api/riders',
    search === null ? null : { query: { search, docsOnPage: most } },
  );
  const options = (data?.riders ?? []).filter(({ zwiftId }) => !excluded.includes(zwiftId)).map(optionOf);

  return {
    options,
    onQuery,
    onFocus: () => setSearch((before) => before ?? ''),
    state: error ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const),
    failure: error?.message,
    onRetry: retry,
  };
}

function optionOf(rider: ListedRider): ComboboxOption {
  return { value: String(rider.zwiftId), label: riderName(rider), note: riderNote(rider) };
}
