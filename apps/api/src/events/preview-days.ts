const day = 24 * 60 * 60 * 1000;
// Moscow has had one offset, without summer time, since 2014.
const moscowOffset = 3 * 60 * 60 * 1000;

/** From now to the end of tomorrow, in days of Moscow. */
export function previewDays(now: Date): { from: Date; to: Date } {
  const today = Math.floor((now.getTime() + moscowOffset) / day) * day - moscowOffset;
  return { from: now, to: new Date(today + 2 * day) };
}
