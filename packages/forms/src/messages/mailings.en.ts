/* Built from mailings.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  subject: 'Subject',
  title: 'Title',
  text: 'Text',
  textHint:
    'A blank line divides paragraphs, **asterisks** make words bold, a line [Open the stage](/series) becomes a button',
  to: 'To',
  events: 'Races',
  news: 'News',
  development: 'Development',
  chooseList: 'Choose who receives the letter.',
  readers: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'reader', other: 'readers' })}`,
  trial: 'Try on myself',
  trialSending: 'Sending the trial',
  send: 'Send',
  sending: 'Sending',
  from: 'From',
  until: 'Until',
  days: 'Days',
  remove: 'Remove',
  removeOf: (name: string): string => `Remove “${name}” from the digest`,
  eventsOf: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'race', other: 'races' })} in the digest`,
  removed: 'removed from the digest',
  restoreOne: 'Bring back',
  restoreOf: (name: string): string => `Bring “${name}” back into the digest`,
  restore: (count: number): string =>
    `Bring ${formatNumber(count, { locale: 'en' })} removed ${plural('en', count, { one: 'race back', other: 'races back' })}`,
};
