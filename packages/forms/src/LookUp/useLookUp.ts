import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** State of a look-up; `null` if nothing is looked up. */
export type LookedUp<Value> =
  | { state: 'looking' }
  | { state: 'notFound' }
  | { state: 'lookUpFailed'; error: unknown }
  | { state: 'found'; value: Value }
  | null;

const quietMs = 300;

/** Looks up the first key immediately, and later ones when typing has paused. */
export function useLookUp<Key extends string | number, Value>(
  first: Key | null,
  find: (key: Key) => Promise<Value | null>,
) {
  const [found, setFound] = useState<LookedUp<Value>>(first === null ? null : { state: 'looking' });
  const latest = useRef(first);
  const look = async (key: Key) => {
    const result = await find(key).then(stateOf, (error: unknown) => ({ state: 'lookUpFailed', error }) as const);
    if (latest.current === key) setFound(result);
  };
  const begin = useEffectEvent(() => {
    if (first !== null) void look(first);
  });
  useEffect(() => begin(), []);
  const lookLater = useDebouncedCallback((key: Key) => void look(key), quietMs);
  const ask = (key: Key | null) => {
    if (key === latest.current) return;
    latest.current = key;
    setFound(key === null ? null : { state: 'looking' });
    if (key === null) lookLater.cancel();
    else lookLater(key);
  };

  return { found, ask };
}

function stateOf<Value>(value: Value | null): LookedUp<Value> {
  return value === null ? { state: 'notFound' } : { state: 'found', value };
}
