import { dequal } from 'dequal';
import { useState } from 'react';

/** Keeps the identity of a value while it stays deeply equal, for values that are made anew in each render. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState<Value>(() => value);
  if (dequal(stable, value)) return stable;
  setStable(() => value);
  return value;
}
