import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { GameEntry, Person } from '@otryv/race';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../../kernel/database/session.ts';
import { contentHash } from './content-hash.ts';
import { toEntry } from './entry.ts';
import type { ImportMode } from './import-mode.ts';
import { RawResultsRecord, ResultImportRecord } from './result-import.schema.ts';

export interface RawGroup {
  subgroupId: number;
  entries: unknown[];
  unfinished: unknown[];
}

export interface NewImport {
  eventId: number;
  mode: ImportMode;
  fetchedAt: Date;
  keptFrom: string | null;
  contentHash: string;
  people: Person[];
  groups: RawGroup[];
}

/** Rows of an import as received from the game. */
export interface RawImport {
  importId: string;
  keptFrom: string | null;
  groups: RawGroup[];
}

export interface StoredImport {
  importId: string;
  fetchedAt: Date;
  contentHash: string;
  people: Person[];
  entries: GameEntry[];
}

/** Result of an account in a race. */
export interface RideOfAccount {
  eventId: number;
  entry: GameEntry;
}

@Injectable()
export class ImportsRepository {
  constructor(
    @InjectModel(ResultImportRecord.name) private readonly imports: Model<ResultImportRecord>,
    @InjectModel(RawResultsRecord.name) private readonly raw: Model<RawResultsRecord>,
  ) {}

  /** Stores an import and returns its id. */
  async insert({ groups, keptFrom, ...fields }: NewImport, session: ClientSession): Promise<string> {
    const importId = new Types.ObjectId();
    // The rows are the game's own and large: they are stored unchanged, without a model.
    await this.raw.collection.insertMany(
      groups.map((group) => ({ importId, eventId: fields.eventId, ...group })),
      { session },
    );
    const kept = keptFrom === null ? null : new Types.ObjectId(keptFrom);
    await this.imports.collection.insertOne({ _id: importId, ...fields, keptFrom: kept }, { session });
    return importId.toHexString();
  }

  /**
   * Stores a copy of an import right after it, with other people; what was computed from the original stays unchanged.
   * Returns its id.
   */
  async copy(importId: string, people: Person[], session: ClientSession): Promise<string> {
    const former = await this.imports.findOne({ _id: importId }, {}, { session }).orFail().lean();
    const raw = await this.raw.find({ importId: former._id }, {}, { session }).sort({ subgroupId: 1 }).lean();
    const { eventId, mode } = former;
    const groups = raw.map(({ subgroupId, entries, unfinished }) => ({ subgroupId, entries, unfinished }));
    const keptFrom = former.keptFrom?.toHexString() ?? null;
    const hash = contentHash({ mode, groups, people, keptFrom });
    const fetchedAt = new Date(former.fetchedAt.getTime() + 1);
    return this.insert({ eventId, mode, fetchedAt, keptFrom, contentHash: hash, people, groups }, session);
  }

  async deleteByEvent(eventId: number, session: ClientSession): Promise<void> {
    const imports = await this.imports.find({ eventId }, { _id: 1 }, { session }).lean();
    await this.raw.deleteMany({ importId: trusted({ $in: imports.map(({ _id }) => _id) }) }, { session });
    await this.imports.deleteMany({ eventId }, { session });
  }

  /** Returns the hash of the latest import; `null` before the first. */
  async findLatestHash(eventId: number, session: ClientSession): Promise<string | null> {
    const latest = await this.imports
      .findOne({ eventId }, { contentHash: 1 }, { session })
      .sort({ fetchedAt: -1 })
      .lean();
    return latest?.contentHash ?? null;
  }

  /** Returns the people of the latest import, without its rows. */
  async findLatestPeople(
    eventId: number,
    session: ClientSession,
  ): Promise<{ importId: string; people: Person[] } | null> {
    const latest = await this.imports.findOne({ eventId }, { people: 1 }, { session }).sort({ fetchedAt: -1 }).lean();
    return latest && { importId: latest._id.toHexString(), people: latest.people };
  }

  /** Lists the accounts in the imports of an event. */
  async listPeople(eventId: number): Promise<number[]> {
    const imports = await this.imports.find({ eventId }, { people: 1 }).lean();
    return [...new Set(imports.flatMap(({ people }) => people.map(({ profileId }) => profileId)))];
  }

  /** Replaces the people of an event's imports where `change` returns any; returns in how many. */
  async changePeople(eventId: number, change: (people: readonly Person[]) => Person[] | null): Promise<number> {
    const imports = await this.imports.find({ eventId }, { people: 1 }).lean();
    const changed = imports.flatMap(({ _id, people }) => {
      const next = change(people);
      return next ? [{ updateOne: { filter: { _id }, update: { $set: { people: next } } } }] : [];
    });
    if (changed.length > 0) await this.imports.collection.bulkWrite(changed);
    return changed.length;
  }

  /** Returns the latest import as received; `null` before the first. */
  async findLatestRaw(eventId: number): Promise<RawImport | null> {
    const latest = await this.imports.findOne({ eventId }, { keptFrom: 1 }).sort({ fetchedAt: -1 }).lean();
    if (!latest) return null;
    const groups = await this.raw.find({ importId: latest._id }).sort({ subgroupId: 1 }).lean();
    return {
      importId: latest._id.toHexString(),
      keptFrom: latest.keptFrom?.toHexString() ?? null,
      groups: groups.map(({ subgroupId, entries, unfinished }) => ({ subgroupId, entries, unfinished })),
    };
  }

  /** Returns the latest import with all its rows. */
  async findLatest(eventId: number, session: SessionOrNone): Promise<StoredImport | null> {
    const found = await this.imports
      .findOne({ eventId }, {}, { ...(session && { session }) })
      .sort({ fetchedAt: -1 })
      .lean();
    return found && this.withRows(found, session);
  }

  /**
   * Lists up to `most` events that any of these accounts raced in, by any of their imports, by number, after the given
   * one.
   */
  async listEvents(profileIds: readonly number[], after: number, most: number): Promise<number[]> {
    const found = await Promise.all(
      ['entries.profileId', 'unfinished.profileId'].map((path) =>
        this.raw.aggregate<{ _id: number }>([
          { $match: { [path]: { $in: [...profileIds] }, eventId: { $gt: after } } },
          { $group: { _id: '$eventId' } },
          { $sort: { _id: 1 } },
          { $limit: most },
        ]),
      ),
    );
    return [...new Set(found.flat().map(({ _id }) => _id))].toSorted((a, b) => a - b).slice(0, most);
  }

  /** Lists the results of these accounts, each by the latest import of its race; the races with the highest numbers. */
  async listRides(profileIds: readonly number[], most: number): Promise<RideOfAccount[]> {
    const isOne = { $elemMatch: { profileId: trusted({ $in: [...profileIds] }) } };
    const found = await this.raw
      .find({ 'entries.profileId': trusted({ $in: [...profileIds] }) }, { eventId: 1, importId: 1, entries: isOne })
      .sort({ eventId: -1, importId: -1 })
      .limit(most)
      .lean();
    const latest = new Map<number, string>();
    return found.flatMap(({ eventId, importId, entries }) => {
      const id = importId.toHexString();
      if (!latest.has(eventId)) latest.set(eventId, id);
      return latest.get(eventId) === id ? entries.map((entry) => ({ eventId, entry: toEntry(entry) })) : [];
    });
  }

  async findById(importId: Types.ObjectId | string, session: SessionOrNone): Promise<StoredImport | null> {
    const found = await this.imports
      .findOne({ _id: new Types.ObjectId(importId) }, {}, { ...(session && { session }) })
      .lean();
    return found && this.withRows(found, session);
  }

  private async withRows(found: ResultImportRecord, session: SessionOrNone): Promise<StoredImport> {
    const groups = await this.raw.find({ importId: found._id }, {}, { ...(session && { session }) }).lean();
    return {
      importId: found._id.toHexString(),
      fetchedAt: found.fetchedAt,
      contentHash: found.contentHash,
      people: found.people,
      entries: groups.flatMap(({ entries, unfinished }) => [...entries, ...unfinished]).map(toEntry),
    };
  }
}
