/* Built from searchMessages.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Search the site',
  placeholder: 'Rider, race or its number, team, series, article',
  hint: 'A name or a part of it, in Latin or Cyrillic letters.',
  loading: 'Searching',
  found: (count: number): string =>
    `Found: ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'page', other: 'pages' })}`,
  meant: (text: string): string => `Found for “${text}”`,
  nothingTitle: 'Nothing found',
  nothing: 'Check the spelling, or write less: the beginning of a name is enough.',
  failed: 'The search failed',
  keys: '↑ ↓ choose, Enter opens, Esc closes',
};
