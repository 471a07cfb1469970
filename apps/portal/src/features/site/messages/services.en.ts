/* Built from services.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Site services',
  text: 'For organizers of club races. Everything else here is free.',
  failed: 'The prices did not load',
  none: 'No services to pay for',
  noneText: 'There are no prices yet. Come back later.',
  prices: "What the organizer's service costs",
  plans: {
    day: (quantity: number): string =>
      quantity === 1
        ? 'A day'
        : `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'day', other: 'days' })}`,
    week: (quantity: number): string =>
      quantity === 1
        ? 'A week'
        : `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'week', other: 'weeks' })}`,
    month: (quantity: number): string =>
      quantity === 1
        ? 'A month'
        : `${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'month', other: 'months' })}`,
    piece: (quantity: number): string =>
      quantity === 1
        ? 'Once'
        : `Once, ${formatNumber(quantity, { locale: 'en' })} ${plural('en', quantity, { one: 'piece', other: 'pieces' })}`,
  },
  piece: 'This plan has no period and cannot be bought here yet.',
  what: 'What it gives',
  gives: {
    events: 'Club moderators create and edit races',
    protocols: 'Moderators keep the protocols and answer appeals',
    queue: 'A period bought ahead waits in line: no day is lost',
    reminders: 'We remind you a week and a day before the end',
  },
  free: 'The page, the clubs, the bots and the series of an organizer work without paying',
  buy: 'Get the service',
  offer: 'Offer',
};
