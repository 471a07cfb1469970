import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Entry, Person } from '@otryv/race';
import { type ClientSession, type Model, Types } from 'mongoose';
import { toEntry } from './entry.ts';
import { type ImportMode, RawResultsRecord, ResultImportRecord } from './result-import.schema.ts';

export interface RawGroup {
  subgroupId: number;
  entries: unknown[];
  unfinished: unknown[];
}

export interface NewImport {
  eventId: number;
  mode: ImportMode;
  fetchedAt: Date;
  contentHash: string;
  people: Person[];
  groups: RawGroup[];
}

export interface StoredImport {
  importId: Types.ObjectId;
  fetchedAt: Date;
  contentHash: string;
  people: Person[];
  entries: Entry[];
}

@Injectable()
export class ImportsRepository {
  constructor(
    @InjectModel(ResultImportRecord.name) private readonly imports: Model<ResultImportRecord>,
    @InjectModel(RawResultsRecord.name) private readonly raw: Model<RawResultsRecord>,
  ) {}

  async insert({ groups, ...fields }: NewImport, session: ClientSession): Promise<void> {
    const importId = new Types.ObjectId();
    // The rows are the game's own and large: they go in as they are, without a model in between.
    await this.raw.collection.insertMany(
      groups.map((group) => ({ importId, eventId: fields.eventId, ...group })),
      { session },
    );
    await this.imports.collection.insertOne({ _id: importId, ...fields }, { session });
  }

  /** The hash of the latest import; `null` before the first. */
  async latestHash(eventId: number, session: ClientSession): Promise<string | null> {
    const latest = await this.imports
      .findOne({ eventId }, { contentHash: 1 }, { session })
      .sort({ fetchedAt: -1 })
      .lean();
    return latest?.contentHash ?? null;
  }

  /** The rows of who did not finish in the latest import, by group, without those who have finished since. */
  async unfinishedOf(eventId: number, finishers: ReadonlySet<number>): Promise<Map<number, unknown[]>> {
    const latest = await this.imports.findOne({ eventId }, { _id: 1 }).sort({ fetchedAt: -1 }).lean();
    if (!latest) return new Map();
    const groups = await this.raw.find({ importId: latest._id }, { subgroupId: 1, unfinished: 1 }).lean();
    return new Map(
      groups.map(({ subgroupId, unfinished }) => [
        subgroupId,
        unfinished.filter((row) => !finishers.has(toEntry(row).profileId)),
      ]),
    );
  }

  /** The latest import with all its rows. */
  async latest(eventId: number, session?: ClientSession): Promise<StoredImport | null> {
    const found = await this.imports
      .findOne({ eventId }, {}, { ...(session && { session }) })
      .sort({ fetchedAt: -1 })
      .lean();
    if (!found) return null;
    const groups = await this.raw.find({ importId: found._id }, {}, { ...(session && { session }) }).lean();
    return {
      importId: found._id,
      fetchedAt: found.fetchedAt,
      contentHash: found.contentHash,
      people: found.people,
      entries: groups.flatMap(({ entries, unfinished }) => [...entries, ...unfinished]).map(toEntry),
    };
  }
}
