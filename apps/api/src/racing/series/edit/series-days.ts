/** Moscow has no daylight saving time. */
const moscow = '+03:00';

/** Returns the beginning of a Moscow day. */
export function firstMoment(day: string): Date {
  return new Date(`${day}T00:00:00.000${moscow}`);
}

/** Returns the last millisecond of a Moscow day. */
export function lastMoment(day: string): Date {
  return new Date(`${day}T23:59:59.999${moscow}`);
}
