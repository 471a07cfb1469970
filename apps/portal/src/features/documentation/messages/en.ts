/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  lead: 'How to read a protocol, run a race and use the tables on your site',
  search: 'Search the reference',
  searchHint: 'For example: why DNF, how to hide the weight',
  kinds: {
    public: 'For riders',
    faq: 'Questions and answers',
    organizer: 'For organizers',
    development: 'For developers',
  },
  forWhom: { organizer: 'organizers', development: 'administrators only' },
  all: (count: number): string =>
    plural('en', count, {
      one: `${formatNumber(count, { locale: 'en' })} article`,
      other: `All ${formatNumber(count, { locale: 'en' })} articles`,
    }),
  asked: 'Asked most often',
  allQuestions: (count: number): string =>
    plural('en', count, {
      one: `${formatNumber(count, { locale: 'en' })} question`,
      other: `All ${formatNumber(count, { locale: 'en' })} questions`,
    }),
  topics: 'Topics',
  onThisPage: 'On this page',
  updated: 'Updated on',
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
  next: 'Next',
  whole: 'The whole reference',
  failed: 'The reference did not load',
  articleFailed: 'The article did not load',
  notFoundTitle: 'There is no such article',
  notFoundText: 'The address is mistyped or the article has another name now. Look for it in the reference.',
  found: (count: number): string =>
    count === 0
      ? 'Nothing was found'
      : `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'place was found', other: 'places were found' })}`,
  nothingFound: 'Nothing was found',
  nothingFoundText: 'Write less, or use other words.',
  searchFailed: 'The search failed',
  noQuestions: 'There is no such question',
  noQuestionsText: 'Write less, or search the whole reference.',
  question: 'A word of the question',
};
