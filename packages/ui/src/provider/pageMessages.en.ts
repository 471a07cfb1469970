import { formatCount, type PluralForms } from '@otryv/race';
import type { PageMessages } from './usePageMessages.ts';

const periodOf = (count: number, forms: PluralForms) =>
  count === 1 ? `per ${forms.one}` : `for ${formatCount('en', count, forms)}`;

export const en: PageMessages = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  quickNavigation: 'Quick navigation',
  homeLink: 'Otryv, to the home page',
  more: 'More',
  path: 'Path',
  close: 'Close',
  search: 'Search',
  clearSearch: 'Clear the search',
  category: 'Category',
  all: 'All',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  pageSize: 'Per page',
  start: 'start',
  finish: 'finish',
  km: 'km',
  untilStart: (words: string) => `Start: ${words}`,
  started: 'The race is on',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address is mistyped, or the page is gone. Start from the home page.',
  toHome: 'Home page',
  cancel: 'Cancel',
  undo: 'Undo',
  forbiddenTitle: 'Forbidden',
  forbiddenText: 'Access is denied',
  unread: (count: number) =>
    `You have ${formatCount('en', count, { one: 'unread message', other: 'unread messages' })}`,
  unreadMark: 'unread',
  noMessages: 'No messages',
  live: 'Live',
  recorded: 'Recording',
  pricePeriod: {
    month: (count: number) => periodOf(count, { one: 'month', other: 'months' }),
    week: (count: number) => periodOf(count, { one: 'week', other: 'weeks' }),
    day: (count: number) => periodOf(count, { one: 'day', other: 'days' }),
    piece: (count: number) => periodOf(count, { one: 'piece', other: 'pieces' }),
  },
  currentPlan: 'Active',
  messages: 'Messages',
  tone: { success: 'Done', error: 'Error', warning: 'Warning', info: 'Message' },
};
