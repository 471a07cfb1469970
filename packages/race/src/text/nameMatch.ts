import { isSameName } from './isSameName.ts';
import { searchKey } from './searchKey.ts';

/** What `nameMatch` gives to a name that does not hold the words at all. */
export const NO_NAME_MATCH = 6;

/**
 * How closely a name is what was typed; less is closer. 0: these words; 1: begins with these words; 2: holds each of
 * them whole; 3: begins so; 4: a word begins with each; 5: each is a part of a word; 6: not in the name.
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
