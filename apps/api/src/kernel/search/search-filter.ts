import { trusted } from 'mongoose';
import { nameStart, searchWords } from './search-endings.ts';

type Endings = 'searchEndings' | 'nameEndings';

/** Builds the filter of documents with every typed word in these suffixes; of all documents if nothing was typed. */
export function searchFilter(typed: string, endings: Endings = 'searchEndings'): object {
  const words = searchWords(typed);
  if (words.length > 0) return { $and: words.map((word) => endingFilter(word, endings)) };
  // A query of only separators has no results.
  return typed.trim() === '' ? {} : { _id: trusted({ $in: [] }) };
}

/** Builds the filter of documents with a suffix that starts with `start`. */
export function endingFilter(start: string, endings: Endings = 'searchEndings'): object {
  // Only $elemMatch applies a range to one element of an array.
  return { [endings]: trusted({ $elemMatch: trusted({ $gte: start, $lt: `${start}\uffff` }) }) };
}

/** Builds the filter of documents with exactly the typed name; ignores what the search ignores. */
export function wholeNameFilter(typed: string, endings: Endings = 'searchEndings'): object {
  return { [endings]: nameStart(typed) };
}

/** Builds the filter of documents with a name that begins with the typed text. */
export function nameStartFilter(typed: string, endings: Endings = 'searchEndings'): object {
  return endingFilter(nameStart(typed), endings);
}
