import { dayMs } from '../timeUnits.ts';

const days = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of a moment in a zone, as YYYY-MM-DD. */
export function calendarDay(at: number, timeZone: string): string {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Returns the calendar day after a day given as YYYY-MM-DD; handles days of 23 and 25 hours. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** Returns the first moment of a day, YYYY-MM-DD, in a zone: midnight, or the moment after it if clocks skip it. */
export function dayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  let [before, after] = [midnight - dayMs, midnight + dayMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendarDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** Counts the calendar days of a zone from one moment to another; below 0 backwards. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return (Date.parse(calendarDay(to, timeZone)) - Date.parse(calendarDay(from, timeZone))) / dayMs;
}

function dayFormat(timeZone: string) {
  const cached = days.get(timeZone);
  if (cached) return cached;
  // biome-ignore lint/plugin: borders.test.ts reads it.
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  days.set(timeZone, made);
  return made;
}
