import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../kernel/database/duplicate-key.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { StoredImage } from '../../../kernel/files/images.ts';
import type { OwnedName } from '../../../kernel/names/shared-names.ts';
import { after } from '../../../kernel/paging/after.ts';
import type { Slice } from '../../../kernel/paging/cursors.ts';
import { findNamed } from '../../../kernel/search/find-named.ts';
import { idsLike } from '../../../kernel/search/ids-like.ts';
import { nameEndings } from '../../../kernel/search/search-endings.ts';
import { nameStartFilter, searchFilter } from '../../../kernel/search/search-filter.ts';
import { SeriesNameTaken } from './series.errors.ts';
import { SeriesRecord } from './series.schema.ts';
import { inOrder } from './stage.ts';
import type { SeriesFields, StoredSeries } from './stored-series.ts';

export type SeriesStatus = 'upcoming' | 'ongoing' | 'completed';

export interface SeriesFilter {
  status: SeriesStatus;
  now: Date;
  organizerId?: string | undefined;
}

export interface NewSeries extends SeriesFields {
  urlSlug: string;
  organizerId: string;
}

const mostOfOrganizer = 500;

const latestEnd = { dateEnd: -1, _id: -1 } as const;
const earliestStart = { dateStart: 1, _id: 1 } as const;

/** Position of a series in the list of a status: its end or its start, and its id. */
export type SeriesKey = readonly [number, string];
export const seriesKey = ({ id, dateStart, dateEnd }: StoredSeries, status: SeriesStatus): SeriesKey => [
  (status === 'completed' ? dateEnd : dateStart).getTime(),
  id,
];

@Injectable()
export class SeriesRepository {
  constructor(@InjectModel(SeriesRecord.name) private readonly model: Model<SeriesRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<StoredSeries | null> {
    const record = await this.model.findById(id, null, { ...(session && { session }) }).lean();
    return record && toStored(record);
  }

  async listByIds(ids: readonly string[]): Promise<StoredSeries[]> {
    return (await this.model.find({ _id: trusted({ $in: [...ids] }) }).lean()).map(toStored);
  }

  async findBySlug(urlSlug: string): Promise<StoredSeries | null> {
    const record = await this.model.findOne({ urlSlug }).lean();
    return record && toStored(record);
  }

  /** Returns the id of a published series, of the given types if any: one indexed read. */
  async findPublishedId(urlSlug: string, ofTypes?: readonly string[]): Promise<string | null> {
    const record = await this.model.findOne({ urlSlug }, { isPublished: 1, type: 1 }).lean();
    if (!record?.isPublished || (ofTypes && !ofTypes.includes(record.type))) return null;
    return record._id.toHexString();
  }

  /** Returns the series that a race is a stage of. */
  async findByEvent(gameId: number, session: SessionOrNone): Promise<StoredSeries | null> {
    const record = await this.model
      .findOne({ 'stages.eventIds': gameId }, null, { ...(session && { session }) })
      .lean();
    return record && toStored(record);
  }

  /** Lists the ids of the series that any of these races is a stage of. */
  async listIdsByEvents(gameIds: readonly number[]): Promise<string[]> {
    const records = await this.model.find({ 'stages.eventIds': trusted({ $in: [...gameIds] }) }, { _id: 1 }).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /** Lists one page; coming series by start, finished ones by end, newest first. */
  async listPage(filter: SeriesFilter, slice: Slice<SeriesKey>): Promise<{ series: StoredSeries[]; total: number }> {
    const query = toQuery(filter);
    const order = filter.status === 'completed' ? latestEnd : earliestStart;
    const [date = 0, id] = slice.after ?? [];
    const key = [new Date(date), new Types.ObjectId(id)];
    const [records, total] = await Promise.all([
      this.model
        .find(slice.after ? { $and: [query, after(order, key)] } : query)
        .sort(order)
        .skip(slice.skip)
        .limit(slice.limit)
        .lean(),
      this.model.countDocuments(query),
    ]);
    return { series: records.map(toStored), total };
  }

  async listPublished(): Promise<StoredSeries[]> {
    return (await this.model.find({ isPublished: true }).sort({ dateEnd: -1 }).lean()).map(toStored);
  }

  /** Finds published series with every word in their names. */
  async search(text: string, most: number): Promise<StoredSeries[]> {
    const read = (words: object) => this.model.find({ ...words, isPublished: true }).limit(most);
    const records = await findNamed({
      most,
      byWords: () => read(searchFilter(text)).lean().exec(),
      byStart: () => read(nameStartFilter(text)).hint({ searchEndings: 1, isPublished: 1 }).lean().exec(),
      idOf: ({ urlSlug }) => urlSlug,
    });
    return records.map(toStored);
  }

  /** Lists the ids of series with a word in their names, published or not. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return idsLike(this.model, word, most);
  }

  /**
   * Lists all series of an organizer, including drafts, latest end first; `since` restricts to those that end later.
   */
  async listByOrganizer(organizerId: string, since?: Date): Promise<StoredSeries[]> {
    const records = await this.model
      .find({ organizerId: new Types.ObjectId(organizerId), ...(since && { dateEnd: trusted({ $gte: since }) }) })
      .sort({ dateEnd: -1 })
      .limit(mostOfOrganizer)
      .lean();
    return records.map(toStored);
  }

  /** Lists the ongoing series of these types. */
  async listRidden(types: readonly string[], now: Date): Promise<StoredSeries[]> {
    const records = await this.model
      .find({ type: trusted({ $in: [...types] }), dateEnd: trusted({ $gte: now }), dateStart: trusted({ $lte: now }) })
      .lean();
    return records.map(toStored);
  }

  /** Lists every logo and poster. */
  async listImages(): Promise<StoredImage[]> {
    const records = await this.model.find({}, { logo: 1, poster: 1 }).hint({ urlSlug: 1 }).lean();
    return records.flatMap(({ logo, poster }) => [logo ?? [], poster ?? []].flat());
  }

  /** Lists every name once, of drafts too. */
  listNames(): Promise<string[]> {
    return this.model.distinct('name').exec();
  }

  /** Lists the series with one of these names. */
  async listNamed(names: readonly string[]): Promise<OwnedName[]> {
    const fields = { urlSlug: 1, name: 1, organizerId: 1 };
    const records = await this.model.find({ name: trusted({ $in: [...names] }) }, fields).lean();
    return records.map(({ urlSlug, name, organizerId }) => ({ urlSlug, name, organizerId: organizerId.toHexString() }));
  }

  /** Throws SeriesNameTaken. */
  async insert({ organizerId, ...series }: NewSeries, session: ClientSession): Promise<StoredSeries> {
    try {
      const record = new this.model({ ...series, ...namedBy(series), organizerId: new Types.ObjectId(organizerId) });
      await record.save({ session });
      return toStored(record.toObject());
    } catch (error) {
      throw isDuplicateKey(error) ? new SeriesNameTaken() : error;
    }
  }

  async update(
    id: string,
    changes: Partial<Omit<StoredSeries, 'id' | 'organizerId' | 'urlSlug'>>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { ...changes, ...namedBy(changes) } }, { session });
  }

  /** Records a computed result: the series is no longer stale. */
  async markBuilt(
    id: string,
    changes: Pick<StoredSeries, 'stages' | 'gcResultsUpdatedAt' | 'version'>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: changes, $unset: { staleSince: 1 } }, { session });
  }

  /** Marks the series of a race as computed from an older protocol of it. */
  async markStale(gameId: number, at: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ 'stages.eventIds': gameId }, { $set: { staleSince: at } }, { session });
  }

  async markStaleById(ids: readonly string[], at: Date, session: ClientSession): Promise<void> {
    for (const id of ids) await this.model.updateOne({ _id: id }, { $set: { staleSince: at } }, { session });
  }

  async listStale(): Promise<string[]> {
    const records = await this.model
      .find({ staleSince: trusted({ $gt: new Date(0) }) }, { _id: 1 })
      .hint({ staleSince: 1 })
      .lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /** Replaces the name of a user in stage locks; returns the series that show it. */
  async renameLocker(userId: string, author: string, session: ClientSession): Promise<string[]> {
    const records = await this.model.find({ 'stages.lock.userId': userId }, { _id: 1 }, { session }).lean();
    await this.model.updateMany(
      { 'stages.lock.userId': userId },
      { $set: { 'stages.$[locked].lock.author': author, 'stages.$[locked].lock.userId': '' } },
      { session, arrayFilters: [{ 'locked.lock.userId': userId }] },
    );
    return records.map(({ _id }) => _id.toHexString());
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }
}

function toQuery({ status, now, organizerId }: SeriesFilter): QueryFilter<SeriesRecord> {
  return {
    isPublished: true,
    ...(status === 'upcoming' && { dateStart: trusted({ $gt: now }) }),
    ...(status === 'ongoing' && { dateStart: trusted({ $lte: now }), dateEnd: trusted({ $gte: now }) }),
    ...(status === 'completed' && { dateEnd: trusted({ $lt: now }) }),
    ...(organizerId && { organizerId: new Types.ObjectId(organizerId) }),
  };
}

const types = ['tour', 'catchUp', 'endurance', 'series', 'criterium'] as const;
const categoryRules = ['recalculationAll', 'stepChange'] as const;
const repeatRules = ['best', 'first'] as const;
const enforcements = ['manual', 'auto'] as const;

function oneOf<Value extends string>(values: readonly Value[], stored: string): Value {
  const value = values.find((known) => known === stored);
  if (value === undefined) throw new Error(`A stored series has ${stored}`);
  return value;
}

/** Returns the search keys of a series, if its name is given. */
function namedBy({ name }: { name?: string }) {
  return name === undefined ? {} : { searchEndings: nameEndings([name]) };
}

function toStored({ _id, organizerId, searchEndings: _ofSearch, ...record }: SeriesRecord): StoredSeries {
  return {
    ...record,
    id: _id.toHexString(),
    organizerId: organizerId.toHexString(),
    type: oneOf(types, record.type),
    riderCategoryRule: oneOf(categoryRules, record.riderCategoryRule),
    repeatRule: oneOf(repeatRules, record.repeatRule),
    enforcement: oneOf(enforcements, record.enforcement),
    stages: inOrder(record.stages),
  };
}
