import type { Migration } from '../kernel/migrations/migrations.ts';

/** Calendars stamped a race with its start, and showed less of it: each has a new revision from today. */
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
