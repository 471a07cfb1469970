/** Smaller differences of clocks are common: correcting them would only make countdowns jump. */
export const SKEW_TOLERANCE_MS = 5_000;
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
 * Returns how far the clock of the device is ahead of the server's by the `Date` header of an uncached response, in
 * milliseconds, and 0 below 5 s.
 *
 * Returns `null` without a date, and for a response that took too long.
 */
export function clockSkew(dateHeader: string | null, { sentAt, receivedAt }: Exchange): number | null {
  const date = Date.parse(dateHeader ?? '');
  if (Number.isNaN(date) || receivedAt - sentAt > longestMs || receivedAt < sentAt) return null;
  const skew = (sentAt + receivedAt) / 2 - (date + halfSecondMs);
  return Math.abs(skew) < SKEW_TOLERANCE_MS ? 0 : skew;
}
