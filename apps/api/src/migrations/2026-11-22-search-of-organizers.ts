import type { Migration } from '../kernel/migrations/migrations.ts';
import { searchEndings } from '../kernel/search/search-endings.ts';

/** Adds search keys to organizers, which could only be listed. */
export const searchOfOrganizers: Migration = {
  name: '2026-11-22-search-of-organizers',
  async up(db) {
    const organizers = db.collection('organizers');
    for await (const { _id, name, shortName } of organizers.find({ searchEndings: { $exists: false } })) {
      await organizers.updateOne({ _id }, { $set: { searchEndings: searchEndings([String(name), shortName]) } });
    }
  },
};
