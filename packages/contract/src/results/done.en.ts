/* Built from done.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  decided: (count: number): string =>
    `${plural('en', count, { one: 'The decision is written', other: `${formatNumber(count, { locale: 'en' })} decisions are written` })}. The protocol is counted anew.`,
  undone: 'The decision is taken back. The protocol is counted anew.',
  made_official: 'The protocol is official.',
  reopened: 'The protocol is open for changes.',
  locked: 'The protocol is locked. Only who locked it and administrators decide.',
  unlocked: 'The protocol is unlocked.',
  results_loaded: 'The results are loaded from the game.',
  results_unchanged: 'Nothing has changed in the game.',
  links_applied: 'The linked accounts are counted as one person.',
  value_accepted: 'The value is accepted and counts in records.',
  value_left_out: 'The value no longer counts in records.',
};
