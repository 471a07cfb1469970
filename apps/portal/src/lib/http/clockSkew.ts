import { clockSkew, type Exchange, SKEW_TOLERANCE_MS } from '@otryv/race';
import { useSyncExternalStore } from 'react';

/** Returns the skew of the device's clock; `null` for a response that may come from a cache, or shows no time. */
export function skewOf({ headers }: Response, exchange: Exchange): number | null {
  const isFresh = headers.get('cache-control')?.includes('no-store') ?? false;
  return isFresh ? clockSkew(headers.get('date'), exchange) : null;
}

let known = 0;
const followers = new Set<() => void>();

/** Measures the clock of the device against a server response. */
export function measureClock(response: Response, exchange: Exchange): void {
  const skew = skewOf(response, exchange);
  // Each exchange measures a little differently.
  if (skew === null || Math.abs(skew - known) < SKEW_TOLERANCE_MS) return;
  known = skew;
  for (const follow of followers) follow();
}

/** Resets the measurement, as on a new page. */
export function forgetClock(): void {
  known = 0;
}

/** Returns how far the clock of the device is ahead, in ms, as last measured. */
export function useClockSkew(): number {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => 0,
  );
}

function subscribe(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
