import type { Migration } from '../kernel/migrations/migrations.ts';

/** Sets the appeal window, previously 48 hours everywhere, which organizers can now choose. */
export const protestHours: Migration = {
  name: '2026-11-22-protest-hours',
  async up(db) {
    await db.collection('organizers').updateMany({ protestHours: { $exists: false } }, { $set: { protestHours: 48 } });
  },
};
