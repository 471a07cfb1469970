import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../platform/database/duplicate-key.ts';
import { EventRecord } from './event.schema.ts';
import { EventKnown } from './events.errors.ts';
import { searchWords } from './search-endings.ts';

export interface EventFilter {
  started: boolean;
  search: string;
  organizerId?: string | undefined;
  /** Only what starts in [from, to). */
  between?: { from: Date; to: Date } | undefined;
}

/** An event without its search keys, which no reader needs. */
export type StoredEvent = Omit<EventRecord, 'searchEndings'>;

export interface EventPage {
  events: StoredEvent[];
  total: number;
}

/** Who imports an event's results, and until when nobody else may. */
export interface ImportLock {
  owner: string;
  until: Date | null;
}

export type NewEvent = Omit<EventRecord, '_id'>;
/** What a sync changes: everything the game says, nothing that people or imports decided. */
export type SyncedEvent = Omit<
  NewEvent,
  | 'organizer'
  | 'typeRaceCustom'
  | 'totalFinishedCount'
  | 'hasResults'
  | 'resultsUpdatedAt'
  | 'nextImportAt'
  | 'importLockedUntil'
  | 'importLockedBy'
  | 'eventSecret'
>;

@Injectable()
export class EventsRepository {
  constructor(@InjectModel(EventRecord.name) private readonly model: Model<EventRecord>) {}

  async byGameId(gameId: number, session?: ClientSession): Promise<StoredEvent | null> {
    return this.model.findOne({ gameId }, { searchEndings: 0 }, { ...(session && { session }) }).lean();
  }

  /** One page; events to come earliest first, past ones latest first. */
  async page(filter: EventFilter, page: number, size: number): Promise<EventPage> {
    const query = toQuery(filter);
    const direction = filter.started ? -1 : 1;
    const [events, total] = await Promise.all([
      this.model
        .find(query, { searchEndings: 0 })
        .sort({ eventStart: direction, _id: direction })
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      this.model.countDocuments(query),
    ]);
    return { events, total };
  }

  /** Who organizes such events: one step in the index for each organizer, however many events there are. */
  async organizerIds(started: boolean): Promise<Types.ObjectId[]> {
    const ids = await this.model.distinct('organizer._id', { started });
    return ids.filter((id) => id instanceof Types.ObjectId);
  }

  async insert(event: NewEvent, session: ClientSession): Promise<void> {
    try {
      await this.model.create([event], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new EventKnown();
      throw error;
    }
  }

  async update(gameId: number, changes: Partial<NewEvent>, session?: ClientSession): Promise<void> {
    await this.model.updateOne({ gameId }, { $set: changes }, session ? { session } : {});
  }

  /** Marks what has begun by `now`; answers how many events that were. */
  async markStarted(now: Date): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { started: false, eventStart: trusted({ $lte: now }) },
      { $set: { started: true } },
    );
    return modifiedCount;
  }

  async dueForImport(now: Date): Promise<number[]> {
    const due = await this.model.find({ nextImportAt: trusted({ $lte: now }) }, { gameId: 1 }).lean();
    return due.map(({ gameId }) => gameId);
  }

  async notStarted(): Promise<number[]> {
    const events = await this.model.find({ started: false }, { gameId: 1 }).lean();
    return events.map(({ gameId }) => gameId);
  }

  /** Takes the event's import for one owner; `false` when another has it. */
  async lockImport(gameId: number, { owner, now, until }: ImportLock & { now: Date }): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { gameId, $or: [{ importLockedUntil: null }, { importLockedUntil: trusted({ $lte: now }) }] },
      { $set: { importLockedUntil: until, importLockedBy: owner } },
    );
    return modifiedCount === 1;
  }

  /** Keeps the owner's lock until then; `null` gives it back. A lock that went to another stays as it is. */
  async holdImport(gameId: number, { owner, until }: ImportLock): Promise<void> {
    const importLockedBy = until && owner;
    await this.model.updateOne(
      { gameId, importLockedBy: owner },
      { $set: { importLockedUntil: until, importLockedBy } },
    );
  }
}

function toQuery({ started, search, organizerId, between }: EventFilter): QueryFilter<EventRecord> {
  // A range over an array must hold for one element, which only $elemMatch says.
  const words = searchWords(search).map((word) => ({
    searchEndings: trusted({ $elemMatch: trusted({ $gte: word, $lt: `${word}\uffff` }) }),
  }));
  return {
    started,
    ...(organizerId && { 'organizer._id': new Types.ObjectId(organizerId) }),
    ...(between && { eventStart: trusted({ $gte: between.from, $lt: between.to }) }),
    ...(words.length > 0 && { $and: words }),
  };
}
