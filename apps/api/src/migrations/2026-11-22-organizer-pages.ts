import type { Migration } from '../kernel/migrations/migrations.ts';

const page = {
  isPublished: false,
  clubMain: null,
  mission: '',
  description: '',
  telegramGroup: '',
  telegramChannel: '',
  website: '',
  vk: '',
  youtube: '',
  logo: null,
  poster: null,
};

/** Adds owners and pages to organizers, which only had a name and an address. Names were unique only literally. */
export const organizerPages: Migration = {
  name: '2026-11-22-organizer-pages',
  async up(db) {
    const organizers = db.collection('organizers');
    for await (const { _id, name } of organizers.find({ nameKey: { $exists: false } }).sort({ _id: 1 })) {
      const key = String(name).toLowerCase();
      const isTaken = (await organizers.findOne({ nameKey: key })) !== null;
      await organizers.updateOne(
        { _id },
        { $set: { ...page, nameKey: isTaken ? `${key} ${_id.toHexString()}` : key } },
      );
    }
    if (await organizers.indexExists('name_1').catch(() => false)) await organizers.dropIndex('name_1');
  },
};
