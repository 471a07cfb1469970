import { useEffect, useState } from 'react';
import { useHydrated } from '../ClientOnly/ClientOnly.tsx';
import { useOtryv } from './OtryvProvider.tsx';

/**
 * Returns the provider's fixed clock, or the device's clock without its skew, read every `everyMs` milliseconds.
 *
 * On a server and during hydration it is the provider's initial time, so that both render the same.
 */
export function useNow(everyMs: number): number {
  const { now, initialNow, clockSkewMs } = useOtryv();
  const isHydrated = useHydrated();
  // biome-ignore lint/plugin: This is the clock of the packages.
  const [read, setRead] = useState(() => Date.now());

  useEffect(() => {
    if (now !== undefined) return;
    // biome-ignore lint/plugin: This is the clock of the packages.
    const timer = setInterval(() => setRead(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);

  return now ?? (isHydrated ? undefined : initialNow) ?? read - clockSkewMs;
}
