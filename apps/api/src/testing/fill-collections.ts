import { type Connection, mongo, Types } from 'mongoose';

const mostBytes = 300;
/** Copies with other names would belong to a newer version, on whose data nothing starts. */
const uncopied = 'migrations';
// Written before the API's timeout for a busy database, whatever the indexes.
const batch = 1000;

/**
 * Adds copies of its first document to every collection of a database, each with unique keys.
 *
 * Large documents are skipped. `changes` are fields the copies have in a collection.
 */
export async function fillCollections(
  { db }: Connection,
  copies: number,
  changes: Record<string, object> = {},
): Promise<string[]> {
  // All samples first: a job of the API may delete one while other collections are filled.
  const samples = new Map<string, Record<string, unknown>>();
  for (const { name } of (await db?.listCollections().toArray()) ?? []) {
    const isOurs = name !== uncopied && !name.startsWith('system.');
    const sample = isOurs ? await db?.collection<Record<string, unknown>>(name).findOne() : null;
    if (sample) samples.set(name, sample);
  }
  for (const [name, sample] of samples) {
    const collection = db?.collection<Record<string, unknown>>(name);
    if (!collection) continue;
    const unique = (await collection.indexes()).filter((index) => index.unique).map(({ key }) => Object.keys(key)[0]);
    const small = Object.entries(sample).filter(([, value]) => mongo.BSON.calculateObjectSize({ value }) < mostBytes);
    const copyOf = (index: number) => ({
      ...Object.fromEntries(
        small.map(([key, value]) => [key, key === '_id' || unique.includes(key) ? another(value, index) : value]),
      ),
      ...changes[name],
    });
    for (let done = 0; done < copies; done += batch) {
      const length = Math.min(batch, copies - done);
      await collection.insertMany(Array.from({ length }, (_, index) => copyOf(done + index + 1)));
    }
  }
  return [...samples.keys()];
}

function another(value: unknown, index: number): unknown {
  if (value instanceof Types.ObjectId) return new Types.ObjectId();
  return typeof value === 'number' ? value + index * 1_000_000 : `${String(value)}-${index}`;
}
