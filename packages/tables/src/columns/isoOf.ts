import { epochMs, type Moment } from '@otryv/race';

/** A moment in UTC, ISO 8601; `null` where there is none. */
export function isoOf(at: Moment | null): string | null {
  const ms = epochMs(at);
  return ms === null ? null : new Date(ms).toISOString();
}
