import type { Migration } from '../kernel/migrations/migrations.ts';

/** Stamps a new revision of each race from today: calendars used its start as the stamp, and showed less of it. */
export const stampsOfEvents: Migration = {
  name: '2026-11-27-stamps-of-events',
  async up(db) {
    await db
      .collection('events')
      .updateMany({ revisedAt: { $exists: false } }, [
        { $set: { revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] }, revisedAt: '$$NOW' } },
      ]);
  },
};
