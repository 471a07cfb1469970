import { epochMs, type Moment } from '@otryv/race';

/** Formats a moment in UTC, ISO 8601; `null` if there is none. */
export function isoOf(at: Moment | null): string | null {
  const ms = epochMs(at);
  return ms === null ? null : new Date(ms).toISOString();
}
