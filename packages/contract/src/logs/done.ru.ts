/* Built from done.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  log_entries_deleted: (count: number): string =>
    `${plural('ru', count, { one: `Удалена ${formatNumber(count, { locale: 'ru' })} запись`, few: `Удалены ${formatNumber(count, { locale: 'ru' })} записи`, many: `Удалено ${formatNumber(count, { locale: 'ru' })} записей`, other: `Удалено ${formatNumber(count, { locale: 'ru' })} записи` })}.`,
};
