import type { Migration } from '../kernel/migrations/migrations.ts';

/** Adds to results the rules they were computed with, of which there was one version. */
export const rulesOfResults: Migration = {
  name: '2026-11-27-rules-of-results',
  async up(db) {
    for (const name of ['protocols', 'seriesDocuments'])
      await db.collection(name).updateMany({ rulesVersion: { $exists: false } }, { $set: { rulesVersion: 1 } });
  },
};
