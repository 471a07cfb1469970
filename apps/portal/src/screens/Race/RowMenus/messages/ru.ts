/* Built from ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  edit: 'Править заезд',
  decisions: 'Решения',
  refreshEvent: 'Обновить из игры',
  refreshResults: 'Обновить результаты',
  download: 'Скачать results.json',
  remove: 'Удалить заезд',
  removeTitle: (race: string): string => `Удалить «${innerQuotes(race)}»?`,
  removing: 'Удаляем',
  hangsComing: (count: number): string =>
    `С сайта исчезнут заезд и ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'запись', many: 'записей', other: 'записи' })} райдеров. Тем, у кого здесь подтверждён zwiftId, придёт сообщение.`,
  hangsPast: (count: number): string =>
    `С сайта исчезнут заезд, протокол (${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'финишировавший', other: 'финишировавших' })}), решения и протесты. Вернуть их нельзя.`,
  inGame: 'Удалить и в игре',
  inGameHint: 'Записи райдеров в игре тоже исчезнут.',
};
