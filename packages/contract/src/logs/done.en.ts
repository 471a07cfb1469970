/* Built from done.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  log_entries_deleted: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'entry is', other: 'entries are' })} deleted.`,
};
