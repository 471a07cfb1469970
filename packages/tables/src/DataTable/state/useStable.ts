import { dequal } from 'dequal';
import { useState } from 'react';

/** Preserves the identity of a value while it stays deeply equal, for values rebuilt in each render. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState<Value>(() => value);
  if (dequal(stable, value)) return stable;
  setStable(() => value);
  return value;
}
