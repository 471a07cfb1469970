import type { Migration } from '../kernel/migrations/migrations.ts';
import { searchEndings } from '../kernel/search/search-endings.ts';

/**
 * Adds name search keys to events, which were found by all of their texts alike: the newest that mention a name hid the
 * one that has it.
 */
export const wordsOfNames: Migration = {
  name: '2026-11-27-words-of-names',
  async up(db) {
    const events = db.collection('events');
    const unnamed = events.find({ nameEndings: { $exists: false } }, { projection: { name: 1 } });
    for await (const { _id, name } of unnamed) {
      await events.updateOne({ _id }, { $set: { nameEndings: searchEndings([String(name)]) } });
    }
  },
};
