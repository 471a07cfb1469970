import { formatDateTime, type Locale } from '@otryv/race';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';

/** The words of the letters about accounts. */
export const letterWords = { ru, en };

/** A moment in a letter: its reader's zone is unknown. */
export function letterTime(moment: Date, locale: Locale): string {
  return formatDateTime(moment, { locale, timeZone: 'Europe/Moscow' });
}
