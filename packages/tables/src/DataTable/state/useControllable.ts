import { useState } from 'react';

/** Manages a value controlled by the host if given, otherwise by the table. */
export function useControllable<Value, Initial extends Value | undefined>(
  given: Value | undefined,
  initial: Initial,
  onChange: ((value: Value) => void) | undefined,
): [Value | Initial, (value: Value) => void] {
  const [own, setOwn] = useState<Value | Initial>(initial);

  return [
    given ?? own,
    (value) => {
      setOwn(value);
      onChange?.(value);
    },
  ];
}
