/* Built from ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  remove: 'Удалить заезд',
  title: (race: string): string => `Удалить «${innerQuotes(race)}»?`,
  removing: 'Удаляем',
  hangsComing: (count: number): string =>
    `С сайта исчезнут заезд и ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'запись', many: 'записей', other: 'записи' })} райдеров. Тем, у кого здесь подтверждён zwiftId, придёт сообщение.`,
  hangsComingAtAll:
    'С сайта исчезнут заезд и записи райдеров. Тем, у кого здесь подтверждён zwiftId, придёт сообщение.',
  hangsPast: (count: number): string =>
    `С сайта исчезнут заезд, протокол (${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'финишировавший', other: 'финишировавших' })}), решения и протесты. Вернуть их нельзя.`,
  hangsPastAtAll: 'С сайта исчезнут заезд, протокол, решения и протесты. Вернуть их нельзя.',
  inGame: 'Удалить и в игре',
  inGameHint: 'Записи райдеров в игре тоже исчезнут.',
};
