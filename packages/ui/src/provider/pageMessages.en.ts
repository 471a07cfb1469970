/* Built from pageMessages.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  quickNavigation: 'Quick navigation',
  homeLink: 'Otryv, to the home page',
  more: 'More',
  path: 'Path',
  search: 'Search',
  clearSearch: 'Clear the search',
  category: 'Category',
  all: 'All',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number): string => `Page ${page}`,
  pageSize: 'Per page',
  start: 'start',
  finish: 'finish',
  km: 'km',
  untilStart: (words: string): string => `Start: ${words}`,
  started: 'The race is on',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address is mistyped, or the page is gone. Start from the home page.',
  toHome: 'Home page',
  cancel: 'Cancel',
  forbiddenTitle: 'Forbidden',
  forbiddenText: 'Access is denied',
  unread: (count: number): string =>
    `You have ${formatCount('en', count, { one: 'unread message', other: 'unread messages' })}`,
  unreadMark: 'unread',
  noMessages: 'No messages',
  live: 'Live',
  recorded: 'Recording',
  pricePeriod: {
    month: (count: number): string =>
      count === 1 ? 'per month' : `for ${formatCount('en', count, { one: 'month', other: 'months' })}`,
    week: (count: number): string =>
      count === 1 ? 'per week' : `for ${formatCount('en', count, { one: 'week', other: 'weeks' })}`,
    day: (count: number): string =>
      count === 1 ? 'per day' : `for ${formatCount('en', count, { one: 'day', other: 'days' })}`,
    piece: (count: number): string =>
      count === 1 ? 'per piece' : `for ${formatCount('en', count, { one: 'piece', other: 'pieces' })}`,
  },
  currentPlan: 'Active',
};
