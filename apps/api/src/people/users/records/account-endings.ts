import { searchKey } from '@otryv/race';
import { searchEndings } from '../../../kernel/search/search-endings.ts';
import { endingFilter, searchFilter } from '../../../kernel/search/search-filter.ts';

const longestSigned = 64;
const signs = /[-_.@]/;
const otherSigns = /[^\p{L}\p{N}\s\-_.@]+/gu;
const pieces = /[\p{L}\p{N}]+/gu;

/** Returns the search keys of an account: parts of words, and parts of logins and addresses with their punctuation. */
export function accountEndings(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set([...searchEndings(texts), ...signedEndings(texts)])];
}

/** Returns the parts of words with punctuation in them, so that «demo-» finds demo-rider and not rider@demo.example. */
export function signedEndings(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => signedWords(text ?? ''));
  return words.flatMap((word) => Array.from(word, (_, start) => word.slice(start)));
}

/** Builds the filter of accounts with every typed word, matching punctuation literally. */
export function accountFilter(typed: string): object {
  const words = signedWords(typed);
  if (words.length === 0) return searchFilter(typed);
  const rest = typed.split(/\s+/).filter((word) => signedWords(word).length === 0);
  const signed = words.map((word) => endingFilter(word));
  return rest.length === 0 ? { $and: signed } : { $and: [...signed, searchFilter(rest.join(' '))] };
}

function signedWords(text: string): string[] {
  return text
    .replace(otherSigns, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => signs.test(word) && word.match(pieces) !== null)
    .map((word) => word.replace(pieces, searchKey).slice(0, longestSigned));
}
