import { isDuplicateKey } from '../platform/database/duplicate-key.ts';
import type { Migration } from '../platform/migrations/migrations.ts';
import { skeletonOf } from '../platform/names/name-skeleton.ts';

/** Names were unique by their letters, before those that look alike were refused; of such the oldest has the skeleton. */
export const skeletonsOfNames: Migration = {
  name: '2026-11-27-skeletons-of-names',
  async up(db) {
    for (const collection of [db.collection('teams'), db.collection('organizers')]) {
      for (const field of ['name', 'shortName']) {
        const skeleton = `${field}Skeleton`;
        await collection.createIndex({ [skeleton]: 1 }, { unique: true, sparse: true });
        for await (const record of collection.find({ [skeleton]: { $exists: false } }).sort({ _id: 1 })) {
          if (typeof record[field] !== 'string') continue;
          const $set = { [skeleton]: skeletonOf(record[field]) };
          await collection.updateOne({ _id: record._id }, { $set }).catch((error: unknown) => {
            if (!isDuplicateKey(error)) throw error;
          });
        }
      }
    }
  },
};
