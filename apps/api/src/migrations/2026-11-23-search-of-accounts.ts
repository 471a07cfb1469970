import type { Migration } from '../kernel/migrations/migrations.ts';
import { searchEndings } from '../kernel/search/search-endings.ts';

/**
 * Adds search keys to accounts, which were found by the beginning of their name, before administrators had a list of
 * them.
 */
export const searchOfAccounts: Migration = {
  name: '2026-11-23-search-of-accounts',
  async up(db) {
    const users = db.collection('users');
    for await (const { _id, username, email } of users.find({ searchEndings: { $exists: false } })) {
      const linked = await db.collection('gameids').find({ userId: _id }).toArray();
      const zwiftIds = linked.map(({ zwiftId }) => Number(zwiftId));
      const riders = await db
        .collection('riders')
        .find({ zwiftId: { $in: zwiftIds } })
        .toArray();
      const names = riders.flatMap(({ firstName, lastName }) => [String(firstName), String(lastName)]);
      const texts = [String(username), email === null ? null : String(email), ...zwiftIds.map(String), ...names];
      await users.updateOne({ _id }, { $set: { searchEndings: searchEndings(texts) } });
    }
  },
};
