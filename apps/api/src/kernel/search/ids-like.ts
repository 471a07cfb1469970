import type { Model, SortOrder } from 'mongoose';
import { searchFilter } from './search-filter.ts';

/** Lists up to `most` ids of records with a word in their search keys; `sort` decides which. */
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
