import { MongoClient, type ObjectId } from 'mongodb';

interface StoredDecision {
  _id: ObjectId;
  profileId: number;
  type: 'disqualification' | 'undo';
  undoes: ObjectId | null;
}

/** What lies in the database, seen past the API. */
export interface Store {
  /** What is doubled, missing or left over in the records of a race. */
  faults: (race: number) => Promise<string[]>;
  /** The content hash of each stored version. */
  versions: (race: number) => Promise<Map<number, string>>;
  decisions: (race: number) => Promise<StoredDecision[]>;
  /** Whether somebody imports the race, or died doing so a moment ago. */
  isLocked: (race: number) => Promise<boolean>;
  /** Makes the window of the race end now and hands its last import to the first server that has jobs. */
  makeDue: (race: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function openStore(uri: string, name = 'otryv'): Promise<Store> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 30_000 }).connect();
  const db = client.db(name);
  const events = db.collection('events');
  return {
    faults: async (race) => {
      const event = await events.findOne({ gameId: race });
      const imports = await db.collection('resultImports').find({ eventId: race }).toArray();
      const raw = await db
        .collection('rawResults')
        .find({ eventId: race }, { projection: { importId: 1 } })
        .toArray();
      const versions = await db.collection('protocols').find({ eventId: race }).sort({ version: 1 }).toArray();
      const groups = Map.groupBy(raw, ({ importId }) => String(importId));
      const known = new Set(imports.map(({ _id }) => String(_id)));
      const wanted = event?.eventSubgroups.length;
      return [
        ...[...groups.keys()].filter((id) => !known.has(id)).map((id) => `raw rows of an import that is not: ${id}`),
        ...[...known]
          .filter((id) => groups.get(id)?.length !== wanted)
          .map((id) => `an import with raw rows of ${groups.get(id)?.length ?? 0} groups, not ${wanted}`),
        ...versions
          .filter(({ version }, index) => version !== index + 1)
          .map(({ version }) => `version ${version} out of line`),
        ...versions
          .filter(({ importId }) => !known.has(String(importId)))
          .map(({ version }) => `version ${version} without its import`),
      ];
    },
    versions: async (race) => {
      const found = await db
        .collection('protocols')
        .find({ eventId: race }, { projection: { version: 1, contentHash: 1 } })
        .toArray();
      return new Map(found.map(({ version, contentHash }) => [version, contentHash]));
    },
    decisions: (race) =>
      db.collection<StoredDecision>('decisions').find({ eventId: race }).sort({ at: 1, _id: 1 }).toArray(),
    isLocked: async (race) => {
      const event = await events.findOne({ gameId: race }, { projection: { importLockedUntil: 1 } });
      return event?.importLockedUntil > new Date();
    },
    makeDue: async (race) => {
      const now = new Date();
      await events.updateOne({ gameId: race }, { $set: { nextImportAt: now, importUntil: now } });
      const job = { name: 'results.import', type: 'normal', priority: 0, data: { eventId: race } };
      await db.collection('agendaJobs').deleteMany({ name: job.name });
      await db.collection('agendaJobs').insertOne({ ...job, nextRunAt: now, lockedAt: null });
    },
    close: () => client.close(),
  };
}
