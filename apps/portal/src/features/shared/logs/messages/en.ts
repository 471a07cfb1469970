/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Logs',
  tabs: 'Logs',
  actions: 'Actions',
  errors: 'Errors of the server',
  error: 'Error of the server',
  searchActions: 'Action, who, rider, race',
  searchErrors: 'Kind, message, path, number of the request',
  count: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'entry', other: 'entries' })}`,
  keptActions: 'Actions are kept for two years.',
  keptErrors: 'Errors are kept for 90 days. No bodies of requests, tokens or passwords are in them.',
  chosen: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'is chosen', other: 'are chosen' })}`,
  choosePage: 'Choose the page',
  chooseNone: 'Choose none',
  remove: (count: number): string =>
    `Delete ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'entry', other: 'entries' })}`,
  removeTitle: (count: number): string =>
    `Delete ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'entry?', other: 'entries?' })}`,
  removeText: (count: number): string =>
    `${plural('en', count, { one: 'It', other: 'They' })} cannot be brought back. The log of actions keeps who deleted what and how many.`,
  removing: 'Deleting',
  errorFailed: 'The error did not load',
  date: 'Time',
  type: 'Kind',
  message: 'Message',
  noMessage: 'not kept: it may quote data',
  times: 'Times',
  request: 'Request',
  requestId: 'Number of the request',
  user: 'User',
  guest: 'a guest, or the server itself',
  gone: 'deleted account',
  stack: 'Where it happened',
  back: 'To the log of errors',
};
