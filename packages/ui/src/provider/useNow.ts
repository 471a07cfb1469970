import { useEffect, useState } from 'react';
import { useOtryv } from './OtryvProvider.tsx';

/** The provider's fixed clock, or the device's clock read every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const { now } = useOtryv();
  const [read, setRead] = useState(() => now ?? Date.now());

  useEffect(() => {
    if (now !== undefined) return;
    const timer = setInterval(() => setRead(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);

  return now ?? read;
}
