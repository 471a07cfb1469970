import type { Migration } from '../kernel/migrations/migrations.ts';

const mailingActions = { paused: 'mailing.pause', stopped: 'mailing.stop' } as const;

/** Splits the shared code of opposite actions, and adds the organizer to entries about slots. */
export const directionsOfActions: Migration = {
  name: '2026-11-25-directions-of-actions',
  async up(db) {
    const audit = db.collection('audit');
    await audit.updateMany({ action: 'slot.pause', 'after.isPaused': false }, { $set: { action: 'slot.resume' } });
    for (const [state, action] of Object.entries(mailingActions))
      await audit.updateMany({ action: 'mailing.state', 'after.state': state }, { $set: { action } });
    await audit.updateMany({ action: 'mailing.state' }, { $set: { action: 'mailing.resume' } });
    const slots = await db
      .collection('serviceSlots')
      .find({}, { projection: { organizerId: 1 } })
      .toArray();
    for (const { _id, organizerId } of slots)
      await audit.updateMany(
        { objectKind: 'slot', objectId: String(_id) },
        { $set: { 'after.organizerId': String(organizerId) } },
      );
  },
};
