import { MongoClient, ObjectId } from 'mongodb';
import { openPayments, type PaymentStore } from './storedPayments.ts';

interface StoredDecision {
  _id: ObjectId;
  profileId: number;
  reason: string | null;
  body: { type: string; undoes?: string };
}

/** Content of the database, read without the API. */
export interface Store extends PaymentStore {
  /** Returns duplicated, missing or leftover records of a race. */
  faults: (race: number) => Promise<string[]>;
  /** Returns the content hash of each stored version. */
  versions: (race: number) => Promise<Map<number, string>>;
  decisions: (race: number) => Promise<StoredDecision[]>;
  /** Whether the import lock of the race is held, possibly by a dead process. */
  isLocked: (race: number) => Promise<boolean>;
  /** Makes the window of the race end now and assigns its last import to the first server that runs jobs. */
  makeDue: (race: number) => Promise<void>;
  /** Adds accounts that receive news, each with a confirmed address. */
  addReaders: (count: number) => Promise<void>;
  account: (username: string) => Promise<StoredAccount | null>;
  close: () => Promise<void>;
}

interface StoredAccount {
  preferences: Record<string, string>;
  notifications: Record<string, boolean>;
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
        ...[...groups.keys()].filter((id) => !known.has(id)).map((id) => `raw rows of a missing import: ${id}`),
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
      db.collection<StoredDecision>('decisions').find({ 'subject.eventId': race }).sort({ at: 1, _id: 1 }).toArray(),
    isLocked: async (race) => {
      const lock = await db.collection<{ _id: string }>('locks').findOne({ _id: `import:${race}` });
      return lock !== null && 'lockedUntil' in lock && Number(lock.lockedUntil) > Date.now();
    },
    makeDue: async (race) => {
      const now = new Date();
      await events.updateOne({ gameId: race }, { $set: { nextImportAt: now, importUntil: now } });
      const job = { name: 'results.import', type: 'normal', priority: 0, data: { eventId: race } };
      await db.collection('agendaJobs').deleteMany({ name: job.name });
      await db.collection('agendaJobs').insertOne({ ...job, nextRunAt: now, lockedAt: null });
    },
    addReaders: async (count) => {
      const sample = await db.collection('users').findOne({});
      const notifications = { news: true, events: false, development: false, messages: false };
      const readers = Array.from({ length: count }, (_, index) => {
        const [username, email] = [`letter-reader-${index}`, `letter-reader-${index}@drill.example`];
        const own = { _id: new ObjectId(), username, usernameKey: username, email, emailKey: email };
        return { ...sample, ...own, role: 'user', emailConfirmed: true, notifications };
      });
      await db.collection('users').insertMany(readers);
    },
    account: (username) => db.collection('users').findOne<StoredAccount>({ username }),
    ...openPayments(db),
    close: () => client.close(),
  };
}
