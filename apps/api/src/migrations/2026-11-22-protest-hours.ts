import type { Migration } from '../kernel/migrations/migrations.ts';

/** Riders had 48 hours to appeal everywhere, before organizers chose. */
export const protestHours: Migration = {
  name: '2026-11-22-protest-hours',
  async up(db) {
    await db.collection('organizers').updateMany({ protestHours: { $exists: false } }, { $set: { protestHours: 48 } });
  },
};
