import type { Migration } from '../kernel/migrations/migrations.ts';

/** Stores the last use of an account with it; it was kept with its sessions, and lost with them. */
export const lastVisitsOfAccounts: Migration = {
  name: '2026-11-25-last-visits-of-accounts',
  async up(db) {
    for await (const { userId, lastUsedAt } of db.collection('sessions').find({}))
      await db.collection('users').updateOne({ _id: userId }, { $max: { lastSeenAt: lastUsedAt } });
  },
};
