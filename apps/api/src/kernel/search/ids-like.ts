import type { Model, SortOrder } from 'mongoose';
import { searchFilter } from './search-filter.ts';

/** The ids of the records with a word in what they are searched by, at most `most` of them; `sort` decides which. */
export async function idsLike<Stored>(
  model: Model<Stored>,
  word: string,
  most: number,
  sort: Record<string, SortOrder> = {},
): Promise<string[]> {
  const records = await model
    .find(searchFilter(word), '_id')
    .sort(sort)
    .limit(most)
    .lean<{ _id: { toHexString(): string } }[]>();
  return records.map(({ _id }) => _id.toHexString());
}
