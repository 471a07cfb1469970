/* Built from pageMessages.en.icu.json by tools/messages. */
import { formatCount, formatNumber, plural } from '@otryv/race';

export const en = {
  best: 'best',
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
  scheme: 'scheme',
  ownGroup: 'Yours',
  schemeOfRoute: 'scheme: climbs and elevation of the catalogue',
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
  noMessagesHint: 'Decisions of judges, requests to join a team and changes of races will appear here.',
  allRead: 'all read',
  messagesFailed: 'The messages did not load',
  messageSettings: 'Settings of notifications',
  messagesKept: 'kept for a year',
  live: 'Live',
  onAir: 'on air',
  viewers: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'viewer', other: 'viewers' })}`,
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
  readAll: 'Mark all as read',
  slotGone: (gone: number, total: number): string =>
    `${formatNumber(gone, { locale: 'en' })} ${plural('en', gone, { one: 'day', other: 'days' })} of ${total} gone`,
  slotLeft: (left: number): string =>
    left === 0
      ? 'The last day.'
      : `${formatNumber(left, { locale: 'en' })} ${plural('en', left, { one: 'day left.', other: 'days left.' })}`,
  copy: (text: string): string => `Copy: ${text}`,
  copied: 'Copied',
};
