/* Built from letters.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  section: { announcement: 'Объявление', digest: 'Подборка' },
  why: {
    events: 'Вы получили письмо, потому что включили «Заезды».',
    news: 'Вы получили письмо, потому что включили «Новости».',
    development: 'Вы получили письмо, потому что включили «Разработку».',
  },
  unsubscribe: 'Отписаться одним нажатием',
  settings: 'Настроить письма',
  digestTitle: (range: string): string => `Заезды ${range}`,
  digestSubject: (range: string): string => `Подборка заездов: ${range}`,
  digestLead: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'заезд', many: 'заездов', other: 'заезда' })} в расписании. Время московское.`,
  digestPreheader: (first: string, more: number): string =>
    more === 0
      ? first
      : `${first} и ещё ${formatNumber(more, { locale: 'ru' })} ${plural('ru', more, { one: 'заезд', many: 'заездов', other: 'заезда' })}`,
  openSchedule: 'Открыть расписание',
  kilometres: (value: string): string => `${value} км`,
  climb: (value: string): string => `${value} м набора`,
  laps: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'круг', many: 'кругов', other: 'круга' })}`,
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'минута', many: 'минут', other: 'минуты' })}`,
};
