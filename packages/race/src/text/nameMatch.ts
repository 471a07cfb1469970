import { isSameName } from './isSameName.ts';
import { searchKey } from './searchKey.ts';

/** Result of `nameMatch` for a name without the words. */
export const NO_NAME_MATCH = 6;

/**
 * Returns how closely a name matches the typed text; lower is closer. 0: the same words; 1: begins with these words; 2:
 * contains each of them as a whole; 3: begins with the text; 4: a word begins with each; 5: each is a part of a word;
 * 6: no match.
 */
export function nameMatch(name: string, typed: string): number {
  if (isSameName(name, typed)) return 0;
  const key = ` ${searchKey(name)} `;
  const wanted = searchKey(typed);
  const words = wanted.split(' ');
  const holdsEach = (before: string, after: string) => words.every((word) => key.includes(`${before}${word}${after}`));
  if (key.startsWith(` ${wanted} `)) return 1;
  if (holdsEach(' ', ' ')) return 2;
  if (key.startsWith(` ${wanted}`)) return 3;
  if (holdsEach(' ', '')) return 4;
  return holdsEach('', '') ? 5 : NO_NAME_MATCH;
}
