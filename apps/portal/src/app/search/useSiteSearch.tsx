import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { type Read, useRead } from '../../lib/api/useRead.ts';
import { useSearchGroups } from './useSearchGroups.tsx';

type Found = Read<'/api/search'>['data'];

const typingMs = 250;
const shortest = 2;
const nothing: Found = {
  text: '',
  order: [],
  more: [],
  moreEvents: [],
  riders: [],
  events: [],
  teams: [],
  series: [],
  organizers: [],
  articles: [],
};

/** Returns the query of the site search and its debounced results. */
export function useSiteSearch() {
  const [query, onQuery] = useState('');
  const text = query.trim();
  const [settled] = useDebounce(text, typingMs);
  const isSearched = (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= shortest;
  // The response to an earlier query is cached under its own address, and never shown for this one.
  const { data, error, retry } = useRead('/api/search', isSearched && settled === text ? { query: { text } } : null);
  const [latest, setLatest] = useState<Found>(nothing);
  if (data && data.data !== latest) setLatest(data.data);
  const found = isSearched ? (data?.data ?? latest) : nothing;
  const groups = useSearchGroups(found);

  return {
    query,
    onQuery,
    groups,
    meant: data && data.data.text !== text ? data.data.text : undefined,
    state: !isSearched
      ? ('hint' as const)
      : error
        ? ('failed' as const)
        : data
          ? ('ready' as const)
          : ('loading' as const),
    error: error?.message,
    onRetry: retry,
  };
}
