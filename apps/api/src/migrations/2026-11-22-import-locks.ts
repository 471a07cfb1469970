import type { Migration } from '../kernel/migrations/migrations.ts';

/** Moves import locks, previously stored in events, to the collection of locks. */
export const importLocks: Migration = {
  name: '2026-11-22-import-locks',
  async up(db) {
    const leftovers = ['importLockedBy', 'importLockedUntil'];
    await db
      .collection('events')
      .updateMany({ $or: leftovers.map((field) => ({ [field]: { $exists: true } })) }, [{ $unset: leftovers }]);
  },
};
