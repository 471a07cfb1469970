import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { Organizer } from '../../../clubs/organizers/organizers.service.ts';
import { isDuplicateKey } from '../../../kernel/database/duplicate-key.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { OwnedName } from '../../../kernel/names/shared-names.ts';
import { after } from '../../../kernel/paging/after.ts';
import type { Slice } from '../../../kernel/paging/cursors.ts';
import { findNamed } from '../../../kernel/search/find-named.ts';
import { nameStartFilter, searchFilter, wholeNameFilter } from '../../../kernel/search/search-filter.ts';
import { type EventOrganizer, EventRecord } from './event.schema.ts';
import { EventAlreadyExists } from './events.errors.ts';

export { plainEventFields } from './event.schema.ts';

/** Maximum size of an unpaginated list. */
export const mostListedRaces = 100;

export interface EventFilter {
  started: boolean;
  search: string;
  organizerId?: string | undefined;
  /** Only events that start in [from, to). */
  between?: { from: Date; to: Date } | undefined;
}

type Stored = Omit<EventRecord, 'searchEndings' | 'nameEndings'>;
/** Omits fields used only by the search. */
export const withoutKeys = { searchEndings: 0, nameEndings: 0 } as const;
/** Fields missing in events that a process of the previous version adds until the last such process exits. */
type LaterFields = 'revision' | 'revisedAt' | 'finishers';
type StoredAnyTime = Omit<Stored, LaterFields> & Partial<Pick<Stored, LaterFields>>;

/** Event without its search keys, which no reader needs. */
export interface StoredEvent extends Omit<Stored, '_id' | 'organizer'> {
  _id: string;
  /** As of when the event was added. */
  organizer: Organizer | null;
}

/** Fields needed to name and link an event. */
export type EventName = Pick<EventRecord, 'gameId' | 'name' | 'eventStart' | 'started'>;
const nameFields = { _id: 0, gameId: 1, name: 1, eventStart: 1, started: 1 };

/** Event in the sitemap. */
export interface ListedEvent {
  gameId: number;
  changedAt: Date | null;
}

/** Position of an event in its list: its start and its id. */
export type EventKey = readonly [number, string];

export const eventKey = ({ eventStart, _id }: Pick<StoredEvent, 'eventStart' | '_id'>): EventKey => [
  eventStart.getTime(),
  _id,
];
const afterKey = ([start, id]: EventKey) => [new Date(start), new Types.ObjectId(id)];

/** Slice for an unpaginated list. */
export const firstOf = (limit: number) => ({ after: null, skip: 0, limit });

export interface EventPage {
  events: StoredEvent[];
  total: number;
}

export interface NewEvent extends Omit<EventRecord, '_id' | 'organizer'> {
  organizer: Organizer | null;
}
/** Fields that a sync changes: the game's, not those of moderators or imports. */
export type SyncedEvent = Omit<
  NewEvent,
  | 'organizer'
  | 'revision'
  | 'revisedAt'
  | 'series'
  | 'typeRaceCustom'
  | 'importanceLevel'
  | 'registrationMode'
  | 'totalFinishedCount'
  | 'winner'
  | 'finishers'
  | 'hasResults'
  | 'resultsUpdatedAt'
  | 'nextImportAt'
  | 'eventSecret'
>;

@Injectable()
export class EventsRepository {
  constructor(@InjectModel(EventRecord.name) private readonly model: Model<EventRecord>) {}

  async findByGameId(gameId: number, session: SessionOrNone): Promise<StoredEvent | null> {
    const record = await this.model.findOne({ gameId }, withoutKeys, { ...(session && { session }) }).lean();
    return record && toStored(record);
  }

  /** Lists every name once. */
  listNames(): Promise<string[]> {
    return this.model.distinct('name').exec();
  }

  /** Lists the events with one of these names. */
  async listNamed(names: readonly string[]): Promise<OwnedName[]> {
    const fields = { gameId: 1, name: 1, organizer: 1 };
    const records = await this.model.find({ name: trusted({ $in: [...names] }) }, fields).lean();
    return records.map(({ gameId, name, organizer }) => ({
      urlSlug: String(gameId),
      name,
      organizerId: organizer?._id.toHexString() ?? null,
    }));
  }

  /** Lists one page: coming events earliest first, past ones latest first. */
  async listPage(filter: EventFilter, slice: Slice<EventKey>): Promise<EventPage> {
    const query = toQuery(filter);
    const direction = filter.started ? -1 : 1;
    const order = { eventStart: direction, _id: direction } as const;
    const [events, total] = await Promise.all([
      this.model
        .find(slice.after ? { $and: [query, after(order, afterKey(slice.after))] } : query, withoutKeys)
        .sort(order)
        .skip(slice.skip)
        .limit(slice.limit)
        .lean(),
      this.model.countDocuments(query),
    ]);
    return { events: events.map(toStored), total };
  }

  /**
   * Lists up to `most` visible events that started in [from, now] and whose last import is pending, latest start first.
   */
  async listOngoing(from: Date, now: Date, most: number): Promise<StoredEvent[]> {
    const events = await this.model
      .find(
        {
          // The started mark is set up to a minute late; querying both values uses the index.
          started: trusted({ $in: [true, false] }),
          eventStart: trusted({ $gte: from, $lte: now }),
          importUntil: trusted({ $gt: now }),
          hasResults: false,
          visible: true,
        },
        withoutKeys,
      )
      .sort({ eventStart: -1, _id: -1 })
      .limit(most)
      .lean();
    return events.map(toStored);
  }

  /**
   * Lists up to `most` events with every word in their names, then, if fewer are found, with every word in any of their
   * texts; coming events earliest first, past ones latest first. Names that begin with the text are not lost among the
   * later races whose names contain it, nor the nearest of many races of one name among the others.
   */
  async search(text: string, started: boolean, most: number): Promise<EventName[]> {
    const direction = started ? -1 : 1;
    const read = (words: object) => this.model.find({ started, ...words }, nameFields).limit(most);
    const readByTime = (words: object): Promise<EventName[]> =>
      read(words).sort({ eventStart: direction }).lean().exec();
    const start = nameStartFilter(text, 'nameEndings');
    const named = await findNamed({
      most,
      byWords: () => readByTime(searchFilter(text, 'nameEndings')),
      byStart: async () => [
        ...(await readByTime(wholeNameFilter(text, 'nameEndings'))),
        // Races of one name come earliest first here.
        ...(await read(start).hint({ nameEndings: 1, started: 1, eventStart: 1 }).lean().exec()),
      ],
      idOf: ({ gameId }) => gameId,
    });
    if (named.length >= most)
      return named.toSorted((one, other) => direction * (one.eventStart.getTime() - other.eventStart.getTime()));
    return withoutRepeats([...named, ...(await readByTime(searchFilter(text)))]).slice(0, most);
  }

  findNamed(gameId: number): Promise<EventName | null> {
    return this.model.findOne({ gameId }, nameFields).lean();
  }

  count(started: boolean): Promise<number> {
    return this.model.countDocuments({ started });
  }

  /** Lists a page of one list's events, earliest first. */
  async listForSitemap(started: boolean, skip: number, most: number): Promise<ListedEvent[]> {
    const records = await this.model
      .find({ started }, { gameId: 1, resultsUpdatedAt: 1 })
      .sort({ eventStart: 1, _id: 1 })
      .skip(skip)
      .limit(most)
      .lean();
    return records.map(({ gameId, resultsUpdatedAt }) => ({ gameId, changedAt: resultsUpdatedAt }));
  }

  /** Lists those of the events that have not started, earliest first. */
  async listComing(gameIds: readonly number[]): Promise<StoredEvent[]> {
    const events = await this.model
      .find({ gameId: trusted({ $in: [...gameIds] }), started: false }, withoutKeys)
      .sort({ eventStart: 1 })
      .lean();
    return events.map(toStored);
  }

  /** Lists those of the events that start at this moment or later, earliest first. */
  async listStartingFrom(from: Date, gameIds: readonly number[]): Promise<StoredEvent[]> {
    const events = await this.model
      .find({ gameId: trusted({ $in: [...gameIds] }), eventStart: trusted({ $gte: from }) }, withoutKeys)
      .sort({ eventStart: 1 })
      .lean();
    return events.map(toStored);
  }

  /** Lists the organizers of such events: one index step per organizer, for any number of events. */
  async listOrganizerIds(started: boolean): Promise<string[]> {
    const ids = await this.model.distinct('organizer._id', { started });
    return ids.filter((id) => id instanceof Types.ObjectId).map((id) => id.toHexString());
  }

  async insert({ organizer, ...event }: NewEvent, session: ClientSession): Promise<void> {
    try {
      await this.model.create([{ ...event, organizer: organizer && toRecord(organizer) }], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new EventAlreadyExists();
      throw error;
    }
  }

  async delete(gameId: number, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ gameId }, { session });
  }

  async update(gameId: number, changes: Partial<Omit<NewEvent, 'organizer'>>, session: SessionOrNone): Promise<void> {
    await this.model.updateOne({ gameId }, { $set: changes }, session ? { session } : {});
  }

  /** Increments the revisions of those of the events that start at `from` or later. */
  async revise(
    gameIds: readonly number[],
    { from, now }: { from: Date; now: Date },
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateMany(
      { gameId: trusted({ $in: [...gameIds] }), eventStart: trusted({ $gte: from }) },
      { $inc: { revision: 1 }, $max: { revisedAt: now } },
      { session },
    );
  }

  /** Counts started and coming events by organizer or by club. */
  async countByField(field: 'organizer._id' | 'microserviceExternalResourceId', ids: readonly string[]) {
    const values = field === 'organizer._id' ? ids.map((id) => new Types.ObjectId(id)) : [...ids];
    const groups = await this.model.aggregate<{ _id: { id: unknown; started: boolean }; count: number }>([
      { $match: { started: { $in: [true, false] }, [field]: { $in: values } } },
      { $group: { _id: { id: `$${field}`, started: '$started' }, count: { $sum: 1 } } },
    ]);
    const counts = new Map(ids.map((id) => [id, { pastEvents: 0, upcomingEvents: 0 }]));
    for (const { _id, count } of groups) {
      const counted = counts.get(String(_id.id));
      if (counted) counted[_id.started ? 'pastEvents' : 'upcomingEvents'] = count;
    }
    return counts;
  }

  /** Lists the ids and searchable texts of all events of an organizer. */
  async listTexts(organizerId: string, session: ClientSession) {
    return this.model
      .find(
        { started: trusted({ $in: [true, false] }), 'organizer._id': new Types.ObjectId(organizerId) },
        { name: 1, clubName: 1, description: 1 },
        { session },
      )
      .lean();
  }

  async listStarted(organizerId: string, session: ClientSession): Promise<number[]> {
    const filter = { started: true, 'organizer._id': new Types.ObjectId(organizerId) };
    const events = await this.model.find(filter, { gameId: 1 }, { session }).lean();
    return events.map(({ gameId }) => gameId);
  }

  /** Sets another organizer, or none, in events, with their search keys. */
  async setOrganizer(
    organizer: Organizer | null,
    events: readonly { _id: Types.ObjectId; searchEndings: string[] }[],
    session: ClientSession,
  ): Promise<void> {
    const record = organizer && toRecord(organizer);
    const writes = events.map(({ _id, searchEndings }) => ({
      updateOne: { filter: { _id }, update: { $set: { organizer: record, searchEndings } } },
    }));
    if (writes.length > 0) await this.model.bulkWrite(writes, { session });
  }

  /** Marks events started by `now`; returns how many. */
  async markStarted(now: Date): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { started: false, eventStart: trusted({ $lte: now }) },
      { $set: { started: true } },
    );
    return modifiedCount;
  }

  async listDueForImport(now: Date): Promise<number[]> {
    // The index is partial and serves only queries with a date.
    const due = await this.model.find({ nextImportAt: trusted({ $type: 'date', $lte: now }) }, { gameId: 1 }).lean();
    return due.map(({ gameId }) => gameId);
  }

  /** Lists events that have not started and those without a finisher yet. */
  async listToSync(): Promise<number[]> {
    const [coming, awaited] = await Promise.all([
      this.model.find({ started: false }, { gameId: 1 }).lean(),
      this.model
        .find(
          { started: true, nextImportAt: trusted({ $type: 'date' }), totalFinishedCount: trusted({ $in: [null, 0] }) },
          { gameId: 1 },
        )
        .lean(),
    ]);
    return [...coming, ...awaited].map(({ gameId }) => gameId);
  }
}

export function toStored({ _id, organizer, revision, revisedAt, finishers, ...event }: StoredAnyTime): StoredEvent {
  return {
    ...event,
    _id: _id.toHexString(),
    organizer: organizer && toOrganizer(organizer),
    revision: revision ?? 0,
    revisedAt: revisedAt ?? _id.getTimestamp(),
    finishers: finishers ?? [],
  };
}

function toOrganizer({ _id, ...organizer }: EventOrganizer): Organizer {
  return { id: _id.toHexString(), ...organizer };
}

function toRecord({ id, ...organizer }: Organizer): EventOrganizer {
  return { _id: new Types.ObjectId(id), ...organizer };
}

function toQuery({ started, search, organizerId, between }: EventFilter): QueryFilter<EventRecord> {
  return {
    started,
    ...(organizerId && { 'organizer._id': new Types.ObjectId(organizerId) }),
    ...(between && { eventStart: trusted({ $gte: between.from, $lt: between.to }) }),
    ...searchFilter(search),
  };
}

function withoutRepeats(events: readonly EventName[]): EventName[] {
  return [...new Map(events.map((event) => [event.gameId, event])).values()];
}
