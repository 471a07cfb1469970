/* Built from billing.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  term: 'Period',
  terms: {
    month: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'month', other: 'months' })}`,
    week: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'week', other: 'weeks' })}`,
    day: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'day', other: 'days' })}`,
    piece: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'piece', other: 'pieces' })}`,
  },
  perDay: (days: number, sum: string): string =>
    `${formatNumber(days, { locale: 'en' })} ${plural('en', days, { one: 'day', other: 'days' })}, ${sum} a day`,
  saves: (sum: string): string => `saves ${sum}`,
  toPay: 'To pay',
  until: (day: string): string => `in force until ${day}`,
  pay: (sum: string): string => `Pay ${sum}`,
  choose: 'Pay',
  starting: 'Opening the payment',
  origin: 'Kind of period',
  origins: { trial: 'Trial', gift: 'Gift', promo: 'Promotion', admin: 'From the administration' },
  days: 'Days',
  daysHint: 'From 1 to 366. The period follows those there are',
  daysUnit: 'd',
  give: 'Add the period',
  giving: 'Adding',
};
