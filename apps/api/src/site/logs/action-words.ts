import { auditSentences } from '@otryv/contract/messages';
import { searchEndings } from '../../kernel/search/search-endings.ts';

const actions = auditSentences('ru').map(({ action, sentence }) => ({ action, endings: searchEndings([sentence]) }));

/** Returns the actions whose description contains this search word. */
export function actionsLike(word: string): string[] {
  return actions.flatMap(({ action, endings }) => (endings.some((each) => each.startsWith(word)) ? [action] : []));
}
