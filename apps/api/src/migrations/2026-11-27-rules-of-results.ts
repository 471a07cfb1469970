import type { Migration } from '../kernel/migrations/migrations.ts';

/** Results did not say which rules they were counted with: there was one version of them. */
export const rulesOfResults: Migration = {
  name: '2026-11-27-rules-of-results',
  async up(db) {
    for (const name of ['protocols', 'seriesDocuments'])
      await db.collection(name).updateMany({ rulesVersion: { $exists: false } }, { $set: { rulesVersion: 1 } });
  },
};
