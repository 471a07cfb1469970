import { formatDateTime, type Locale } from '@otryv/race';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';

/** Texts of the account emails. */
export const letterMessages = { ru, en };

/** Formats a moment for an email: its reader's time zone is unknown. */
export function letterTime(moment: Date, locale: Locale): string {
  return formatDateTime(moment, { locale, timeZone: 'Europe/Moscow' });
}
