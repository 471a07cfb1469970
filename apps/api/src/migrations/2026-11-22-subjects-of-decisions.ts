import type { Migration } from '../kernel/migrations/migrations.ts';

/** Merges the collections of decisions about races and about stages; each decision now names its subject. */
export const subjectsOfDecisions: Migration = {
  name: '2026-11-22-subjects-of-decisions',
  async up(db) {
    const decisions = db.collection('decisions');
    await decisions.updateMany({ eventId: { $exists: true }, type: 'undo' }, [
      { $set: { subject: { eventId: '$eventId' }, body: { type: 'undo', undoes: { $toString: '$undoes' } } } },
      { $unset: ['eventId', 'type', 'label', 'undoes'] },
    ]);
    await decisions.updateMany({ eventId: { $exists: true } }, [
      { $set: { subject: { eventId: '$eventId' }, body: { type: 'disqualification', label: '$label' } } },
      { $unset: ['eventId', 'type', 'label', 'undoes'] },
    ]);
    const indexes = await decisions.indexes().catch(() => []);
    if (indexes.some(({ name }) => name === 'eventId_1_at_1')) await decisions.dropIndex('eventId_1_at_1');
    const former = db.collection('stageDecisions');
    await former
      .aggregate([
        { $set: { subject: { seriesId: '$seriesId', stageOrder: '$stageOrder' } } },
        { $unset: ['seriesId', 'stageOrder'] },
        { $merge: { into: 'decisions', whenMatched: 'keepExisting' } },
      ])
      .toArray();
    await former.drop();
  },
};
