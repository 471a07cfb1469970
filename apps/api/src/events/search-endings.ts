import { searchKey } from '@otryv/race';

const longestWord = 24;
const mostEndings = 1500;

/**
 * Every ending of every word of the texts, so that an index over them finds a word by any part of it.
 *
 * The search itself asks for endings that begin with what was typed.
 */
export function searchEndings(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => searchKey(text ?? '').split(' '));
  const endings = new Set<string>();
  for (const word of words) {
    const short = word.slice(0, longestWord);
    for (let start = 0; start < short.length; start += 1) {
      if (endings.size >= mostEndings) return [...endings];
      endings.add(short.slice(start));
    }
  }
  return [...endings];
}

/** What was typed, as words an index can look up; at most five count. */
export function searchWords(typed: string): string[] {
  return searchKey(typed)
    .split(' ')
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => word.slice(0, longestWord));
}
