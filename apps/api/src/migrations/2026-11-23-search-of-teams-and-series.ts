import type { Migration } from '../kernel/migrations/migrations.ts';
import { searchEndings } from '../kernel/search/search-endings.ts';

/** Adds search keys to teams and series, which were listed before one search covered everything. */
export const searchOfTeamsAndSeries: Migration = {
  name: '2026-11-23-search-of-teams-and-series',
  async up(db) {
    for (const collection of [db.collection('teams'), db.collection('series')]) {
      for await (const { _id, name, shortName } of collection.find({ searchEndings: { $exists: false } })) {
        await collection.updateOne({ _id }, { $set: { searchEndings: searchEndings([String(name), shortName]) } });
      }
    }
  },
};
