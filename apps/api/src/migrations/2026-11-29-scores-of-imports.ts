import type { RaceResults } from '@otryv/contract';
import type { mongo } from 'mongoose';
import { unpack } from '../kernel/http/bytes/pack.ts';
import type { Migration } from '../kernel/migrations/migrations.ts';

interface StoredPerson {
  profileId: number;
  racingScore?: number | null;
}

/** Adds to imports the racing scores that their protocol shows, which each fold read from the riders. */
export const scoresOfImports: Migration = {
  name: '2026-11-29-scores-of-imports',
  async up(db) {
    const protocols = db.collection<{ eventId: number; version: number; bytes: mongo.Binary }>('protocols');
    const imports = db.collection<{ eventId: number; people?: StoredPerson[] }>('resultImports');
    for (const eventId of await protocols.distinct('eventId')) {
      const latest = await protocols.findOne({ eventId }, { sort: { version: -1 }, projection: { bytes: 1 } });
      if (!latest) continue;
      const { event }: RaceResults = JSON.parse((await unpack(Buffer.from(latest.bytes.value()))).toString());
      const scores = new Map(event.results.map(({ _id, profileData }) => [_id, profileData.racingScore]));
      for await (const { _id, people = [] } of imports.find({ eventId }, { projection: { people: 1 } })) {
        const scored = people.map((person) => ({
          ...person,
          racingScore: person.racingScore ?? scores.get(`${eventId}.${person.profileId}`) ?? null,
        }));
        await imports.updateOne({ _id }, { $set: { people: scored } });
      }
    }
  },
};
