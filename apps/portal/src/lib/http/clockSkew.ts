import { useSyncExternalStore } from 'react';

/** Smaller differences are common: correcting them would only make countdowns jump. */
const toleranceMs = 5_000;
/** After a longer exchange the moment of the response is too uncertain. */
const longestMs = 5_000;
/** Half the second whose fraction the `Date` header omits. */
const halfSecondMs = 500;

/** Times when a request was sent and its response arrived, by the clock of the device. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
}

/**
 * Returns how far the clock of the device is ahead of the server's, in milliseconds, and 0 below 5 s.
 *
 * Returns `null` for a response that may come from a cache, has no date, or took too long.
 */
export function skewOf({ headers }: Response, { sentAt, receivedAt }: Exchange): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  const isFresh = headers.get('cache-control')?.includes('no-store') ?? false;
  if (!isFresh || Number.isNaN(date) || receivedAt - sentAt > longestMs || receivedAt < sentAt) return null;
  const skew = (sentAt + receivedAt) / 2 - (date + halfSecondMs);
  return Math.abs(skew) < toleranceMs ? 0 : skew;
}

let known = 0;
const followers = new Set<() => void>();

/** Measures the clock of the device against a server response. */
export function measureClock(response: Response, exchange: Exchange): void {
  const skew = skewOf(response, exchange);
  // Each exchange measures a little differently.
  if (skew === null || Math.abs(skew - known) < toleranceMs) return;
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
