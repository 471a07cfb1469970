/* Built from billing.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  term: 'Срок',
  terms: {
    month: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'месяц', many: 'месяцев', other: 'месяца' })}`,
    week: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'неделя', many: 'недель', other: 'недели' })}`,
    day: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'день', many: 'дней', other: 'дня' })}`,
    piece: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'штука', many: 'штук', other: 'штуки' })}`,
  },
  perDay: (days: number, sum: string): string =>
    `${formatNumber(days, { locale: 'ru' })} ${plural('ru', days, { one: 'день', many: 'дней', other: 'дня' })}, ${sum} в день`,
  saves: (sum: string): string => `выгоднее на ${sum}`,
  toPay: 'К оплате',
  until: (day: string): string => `слот до ${day}`,
  pay: (sum: string): string => `Оплатить ${sum}`,
  choose: 'Оплатить',
  starting: 'Открываем оплату',
  origin: 'Вид периода',
  origins: { trial: 'Пробный', gift: 'Подарок', promo: 'Акция', admin: 'От администрации' },
  days: 'Сколько дней',
  daysHint: 'От 1 до 366. Период встанет после тех, что уже есть',
  daysUnit: 'дн.',
  give: 'Добавить период',
  giving: 'Добавляем',
};
