import type { mongo } from 'mongoose';
import type { Migration } from '../kernel/migrations/migrations.ts';
import { nameEndings } from '../kernel/search/search-endings.ts';

/** Adds whole names to the search keys, in which a name was lost among more than fifty that contain it. */
export const startsOfNames: Migration = {
  name: '2026-11-30-starts-of-names',
  async up(db) {
    const named: readonly [collection: string, field: string, namesOf: (document: Named) => Names][] = [
      ['events', 'nameEndings', ({ name }) => [name]],
      ['series', 'searchEndings', ({ name }) => [name]],
      ['teams', 'searchEndings', ({ name, shortName }) => [name, shortName]],
      ['organizers', 'searchEndings', ({ name, shortName }) => [name, shortName]],
      [
        'listedriders',
        'searchEndings',
        ({ figures: { firstName, lastName } = { firstName: '', lastName: '' } }) => [
          `${firstName} ${lastName}`,
          `${lastName} ${firstName}`,
        ],
      ],
    ];
    for (const [name, field, namesOf] of named) {
      const collection = db.collection<Named>(name);
      const fields = { name: 1, shortName: 1, 'figures.firstName': 1, 'figures.lastName': 1 };
      const found = collection.find({}, { projection: fields });
      // Riders are too many to be written one by one.
      for (let batch = await take(found); batch.length > 0; batch = await take(found)) {
        const writes = batch.map(({ _id, ...document }) => ({
          updateOne: { filter: { _id }, update: { $set: { [field]: nameEndings(namesOf(document)) } } },
        }));
        await collection.bulkWrite(writes, { ordered: false });
      }
    }
  },
};

const batchSize = 1000;

async function take<Found>(cursor: mongo.FindCursor<Found>): Promise<Found[]> {
  const taken: Found[] = [];
  while (taken.length < batchSize) {
    const next = await cursor.next();
    if (next === null) break;
    taken.push(next);
  }
  return taken;
}

type Names = readonly (string | null | undefined)[];

interface Named {
  name?: string;
  shortName?: string | null;
  figures?: { firstName: string; lastName: string };
}
