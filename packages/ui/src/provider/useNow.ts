import { useEffect, useState } from 'react';
import { useOtryv } from './OtryvProvider.tsx';

/** The provider's fixed clock, or the device's clock without its skew, read every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const { now, clockSkewMs } = useOtryv();
  // biome-ignore lint/plugin: This is the clock of the packages.
  const [read, setRead] = useState(() => Date.now());

  useEffect(() => {
    if (now !== undefined) return;
    // biome-ignore lint/plugin: This is the clock of the packages.
    const timer = setInterval(() => setRead(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);

  return now ?? read - clockSkewMs;
}
