import type { Locale } from '@otryv/race';
import { utcOf, type WallDate } from './wallTime.ts';

/** Formats the month and the year: 'Ноябрь 2026'. */
export function monthName(date: WallDate, locale: Locale): string {
  const name = format(date, locale, { month: 'long', year: 'numeric' }).replace(/\s*г\.$/u, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Formats a day in full: 'суббота, 21 ноября 2026'. */
export function dayName(date: WallDate, locale: Locale): string {
  return format(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(
    /\s*г\.$/u,
    '',
  );
}

/** Returns the names of the weekdays from Monday. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    // January 1, 2024 was a Monday.
    const date = { year: 2024, month: 1, day: 1 + index };
    return { short: format(date, locale, { weekday: 'short' }), long: format(date, locale, { weekday: 'long' }) };
  });
}

function format(date: WallDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // biome-ignore lint/plugin: It formats names of days, not moments.
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).format(
    utcOf(date),
  );
}
