import { type Connection, mongo, Types } from 'mongoose';

const mostBytes = 300;

/**
 * Adds so many copies of its first document to every collection of a database, each with unique keys of its own.
 *
 * What is large is left out. `changes` are fields the copies have in a collection.
 */
export async function fillCollections(
  { db }: Connection,
  copies: number,
  changes: Record<string, object> = {},
): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of (await db?.listCollections().toArray()) ?? []) {
    const collection = db?.collection<Record<string, unknown>>(name);
    const sample = name.startsWith('system.') ? null : await collection?.findOne();
    if (!collection || !sample) continue;
    const unique = (await collection.indexes()).filter((index) => index.unique).map(({ key }) => Object.keys(key)[0]);
    const small = Object.entries(sample).filter(([, value]) => mongo.BSON.calculateObjectSize({ value }) < mostBytes);
    const copyOf = (index: number) => ({
      ...Object.fromEntries(
        small.map(([key, value]) => [key, key === '_id' || unique.includes(key) ? another(value, index) : value]),
      ),
      ...changes[name],
    });
    await collection.insertMany(Array.from({ length: copies }, (_, index) => copyOf(index + 1)));
    filled.push(name);
  }
  return filled;
}

function another(value: unknown, index: number): unknown {
  if (value instanceof Types.ObjectId) return new Types.ObjectId();
  return typeof value === 'number' ? value + index * 1_000_000 : `${String(value)}-${index}`;
}
