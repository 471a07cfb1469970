import type { Migration } from '../kernel/migrations/migrations.ts';
import { searchEndings } from '../kernel/search/search-endings.ts';

/** Adds search keys to errors, which were stored for the operator before there was a page that searches them. */
export const searchOfFaults: Migration = {
  name: '2026-11-23-search-of-faults',
  async up(db) {
    const faults = db.collection('faults');
    for await (const { _id, stack, path, method, requestId } of faults.find({ searchEndings: { $exists: false } })) {
      const texts = [String(stack).split('\n', 1)[0], String(path), String(method), String(requestId)];
      await faults.updateOne({ _id }, { $set: { searchEndings: searchEndings(texts) } });
    }
  },
};
