import { trusted } from 'mongoose';
import { searchWords } from './search-endings.ts';

/** The filter of documents with every typed word in their `searchEndings`; of all where nothing was typed. */
export function searchFilter(typed: string): object {
  const words = searchWords(typed);
  if (words.length > 0) return { $and: words.map(endingFilter) };
  // A query without words has no results.
  return typed.trim() === '' ? {} : { _id: trusted({ $in: [] }) };
}

/** The filter of documents with one of their `searchEndings` that begins so. */
export function endingFilter(start: string): object {
  // Only $elemMatch applies a range to one element of an array.
  return { searchEndings: trusted({ $elemMatch: trusted({ $gte: start, $lt: `${start}\uffff` }) }) };
}
