import type { ComboboxSource } from '@otryv/ui';
import { useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { failureOf } from '../Form/failureOf.ts';

const quietMs = 300;

/** Searches the host's data for the text typed into a combobox; debounced. */
export function useQueryLookUp<Found>(find: (query: string) => Promise<readonly Found[]>) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [known, setKnown] = useState<readonly Found[]>([]);
  const [state, setState] = useState<ComboboxSource['state']>('ready');
  const [failure, setFailure] = useState<string>();
  const [query, setQuery] = useState('');
  const latest = useRef('');
  const ask = async (text: string) => {
    latest.current = text;
    setState('loading');
    try {
      const result = await find(text);
      // A late response belongs to a query that is no longer displayed.
      if (latest.current !== text) return;
      setFound(result);
      setKnown((before) => [...result, ...before]);
      setState('ready');
    } catch (error) {
      if (latest.current !== text) return;
      setFailure(failureOf(error)?.message);
      setState('failed');
    }
  };
  /** Adds what is found for texts that were not typed, and ignores their errors. */
  const learn = async (texts: readonly string[]) => {
    const results = await Promise.allSettled(texts.map((text) => find(text)));
    setKnown((before) => [...before, ...results.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))]);
  };
  const askLater = useDebouncedCallback((text: string) => void ask(text), quietMs);
  const onQuery = (text: string) => {
    const wanted = text.trim();
    setQuery(wanted);
    latest.current = wanted;
    if (wanted === '') {
      askLater.cancel();
      setFound([]);
      setState('ready');
    } else {
      setState('loading');
      askLater(wanted);
    }
  };

  return {
    /** Results of the last query. */
    found,
    /** All results so far, latest first. */
    known,
    query,
    learn,
    source: { state, failure, onQuery, onRetry: () => void ask(query) },
  };
}
