import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { searchFilter } from '../../../kernel/search/search-filter.ts';
import { EventRecord, type EventSeries } from './event.schema.ts';
import { type StoredEvent, toStored, withoutKeys } from './events.repository.ts';

/** Series in the form its races store it. */
export interface SeriesNames extends Omit<EventSeries, '_id'> {
  id: string;
}

/** Events as stages of series. */
@Injectable()
export class EventSeriesRepository {
  constructor(@InjectModel(EventRecord.name) private readonly model: Model<EventRecord>) {}

  /** Lists the stored ones among these events, earliest first. */
  async listByGameIds(gameIds: readonly number[], session: SessionOrNone): Promise<StoredEvent[]> {
    if (gameIds.length === 0) return [];
    const records = await this.model
      .find({ gameId: trusted({ $in: [...gameIds] }) }, withoutKeys, { ...(session && { session }) })
      .lean();
    return records
      .map(toStored)
      .toSorted((one, other) => one.eventStart.getTime() - other.eventStart.getTime() || one.gameId - other.gameId);
  }

  /** Lists up to `most` numbers of events with this word in their names, latest first. */
  async listNumbersLike(word: string, most: number): Promise<number[]> {
    const records = await this.model
      .find(searchFilter(word, 'nameEndings'), { gameId: 1 })
      .sort({ eventStart: -1 })
      .limit(most)
      .lean();
    return records.map(({ gameId }) => gameId);
  }

  /** Lists an organizer's events that are in no series and start later than a given moment, newest first. */
  async listCandidates(organizerId: string, since: Date, most: number): Promise<StoredEvent[]> {
    const records = await this.model
      .find(
        {
          started: trusted({ $in: [true, false] }),
          'organizer._id': new Types.ObjectId(organizerId),
          eventStart: trusted({ $gte: since }),
          series: null,
        },
        withoutKeys,
      )
      .sort({ eventStart: -1 })
      .limit(most)
      .lean();
    return records.map(toStored);
  }

  async setSeries(gameIds: readonly number[], given: SeriesNames | null, session: ClientSession): Promise<void> {
    if (gameIds.length === 0) return;
    const series = given && toRecord(given);
    await this.model.updateMany({ gameId: trusted({ $in: [...gameIds] }) }, { $set: { series } }, { session });
  }
}

function toRecord({ id, ...names }: SeriesNames): EventSeries {
  return { _id: new Types.ObjectId(id), ...names };
}
