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
      for await (const { _id, ...document } of collection.find({}, { projection: fields })) {
        await collection.updateOne({ _id }, { $set: { [field]: nameEndings(namesOf(document)) } });
      }
    }
  },
};

type Names = readonly (string | null | undefined)[];

interface Named {
  name?: string;
  shortName?: string | null;
  figures?: { firstName: string; lastName: string };
}
