import { searchKey } from '@otryv/race';

const longestWord = 24;
const longestName = 64;
const mostEndings = 1500;
/** No typed word begins with it, so only a search for a whole name sees the marked ones. */
const nameMark = ' ';

/**
 * Returns all suffixes of all words of the texts: an index on them finds a word by any of its parts.
 *
 * A search is a prefix query on the suffixes.
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

/**
 * Returns the suffixes of the words of names, and the marked names themselves: the index on them finds the names that
 * begin with a text too, and has a name before the longer ones that begin with it.
 */
export function nameEndings(names: readonly (string | null | undefined)[]): string[] {
  return [
    ...new Set(names.map((name) => nameStart(name ?? '')).filter((start) => start !== nameMark)),
    ...searchEndings(names),
  ];
}

/** Returns the beginning of a name in index form. */
export function nameStart(typed: string): string {
  return `${nameMark}${searchKey(typed)}`.slice(0, longestName);
}

/** Returns the words of a search query in index form; at most five. */
export function searchWords(typed: string): string[] {
  return searchKey(typed)
    .split(' ')
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => word.slice(0, longestWord));
}
