import type { Migration } from '../kernel/migrations/migrations.ts';
import { skeletonOf } from '../kernel/names/name-skeleton.ts';

/**
 * Adds skeletons to names, which were unique only literally before look-alike ones were rejected; among such names the
 * oldest gets the skeleton.
 */
export const skeletonsOfNames: Migration = {
  name: '2026-11-27-skeletons-of-names',
  async up(db) {
    for (const collection of [db.collection('teams'), db.collection('organizers')]) {
      for (const field of ['name', 'shortName']) {
        const skeleton = `${field}Skeleton`;
        // The unique index is built after the migrations, like all indexes: a build may take longer than a request
        // timeout.
        const taken = new Set<unknown>(await collection.distinct(skeleton));
        for await (const record of collection.find({ [skeleton]: { $exists: false } }).sort({ _id: 1 })) {
          if (typeof record[field] !== 'string') continue;
          const value = skeletonOf(record[field]);
          if (taken.has(value)) continue;
          taken.add(value);
          await collection.updateOne({ _id: record._id }, { $set: { [skeleton]: value } });
        }
      }
    }
  },
};
