import { epochMs, type Locale, type Moment } from '@otryv/race';

/** The day of the week by its full name in the zone: 'воскресенье'; blank when there is no date. */
export function weekdayName(moment: Moment, locale: Locale, timeZone: string): string {
  const at = epochMs(moment);
  return at === null ? '' : new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(at);
}
