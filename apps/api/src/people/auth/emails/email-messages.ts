import { formatDateTime, type Locale } from '@otryv/race';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';

/** Texts of the account emails. */
export const emailMessages = { ru, en };

/** Formats a moment for an email: its reader's time zone is unknown. */
export function emailTime(moment: Date, locale: Locale): string {
  return formatDateTime(moment, { locale, timeZone: 'Europe/Moscow' });
}
