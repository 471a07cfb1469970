import { trusted } from 'mongoose';
import { searchWords } from './search-endings.ts';

/** The filter of documents with every typed word in their `searchEndings`; of all where nothing was typed. */
export function searchFilter(typed: string): object {
  // Only $elemMatch applies a range to one element of an array.
  const words = searchWords(typed).map((word) => ({
    searchEndings: trusted({ $elemMatch: trusted({ $gte: word, $lt: `${word}\uffff` }) }),
  }));
  if (words.length > 0) return { $and: words };
  // A query without words has no results.
  return typed.trim() === '' ? {} : { _id: trusted({ $in: [] }) };
}
