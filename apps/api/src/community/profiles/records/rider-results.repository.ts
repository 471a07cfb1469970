import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ResultColumn } from '@otryv/contract';
import { type Model, type PipelineStage, trusted } from 'mongoose';
import type { Session } from '../../../kernel/database/session.ts';
import { after, type Order } from '../../../kernel/paging/after.ts';
import type { Slice } from '../../../kernel/paging/cursors.ts';
import { RiderResultRecord } from './rider-result.schema.ts';

export type RiderRace = RiderResultRecord;

export interface RacesQuery {
  slice: Slice<RaceKey>;
  column: ResultColumn;
  isRising: boolean;
}

/** Position of a race among those of a rider: whether the column is unknown, its value, start, event, account. */
export type RaceKey = readonly [number, number | null, number, number, number];

export function raceKey(race: RiderRace, column: ResultColumn): RaceKey {
  const value = column === 'date' ? null : (race.efforts[column] ?? null);
  return [column === 'date' || value !== null ? 0 : 1, value, ...winKey(race)];
}

/** Position of a race by its date. */
export type WinKey = readonly [number, number, number];
export const winKey = ({ eventStart, eventId, accountId }: RiderRace): WinKey => [
  eventStart.getTime(),
  eventId,
  accountId,
];

/** Number of rows of an account, and of those on the podium. */
export interface RaceTotals {
  races: number;
  gold: number;
  silver: number;
  bronze: number;
}

const newestFirst = { eventStart: -1, eventId: -1 } as const;
// Two accounts of a rider may have started in one race.
const pagedNewestFirst = { ...newestFirst, accountId: -1 } as const;
const pagedOldestFirst = { eventStart: 1, eventId: 1, accountId: 1 } as const;
const dated = ([start = 0, ...rest]: readonly number[]) => [new Date(start), ...rest];
const mostRaces = 2_000;

@Injectable()
export class RiderResultsRepository {
  constructor(@InjectModel(RiderResultRecord.name) private readonly model: Model<RiderResultRecord>) {}

  /** Replaces the rows of an event. */
  async replace(eventId: number, rows: readonly RiderResultRecord[], session: Session): Promise<void> {
    await this.deleteByEvent(eventId, session);
    if (rows.length > 0) await this.model.collection.insertMany([...rows], { session });
  }

  async deleteByEvent(eventId: number, session: Session): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }

  /** Returns a page of the races of some accounts; unknown efforts are last in both orders. */
  async listPage(accountIds: readonly number[], { slice, column, isRising }: RacesQuery): Promise<RiderRace[]> {
    const $match = { accountId: { $in: [...accountIds] } };
    const paging = [{ $skip: slice.skip }, { $limit: slice.limit }];
    const [isUnknown = 0, value = null, ...date] = slice.after ?? [];
    if (column === 'date') {
      const $sort = isRising ? pagedOldestFirst : pagedNewestFirst;
      const $and = slice.after ? [$match, after($sort, dated(date))] : [$match];
      return this.model.aggregate<RiderRace>([{ $match: { $and } }, { $sort }, ...paging]);
    }
    const field = `efforts.${column}`;
    const $sort: Order = { isUnknown: 1, [field]: isRising ? 1 : -1, ...pagedNewestFirst };
    const isMissing = { $eq: [{ $type: { $getField: { field: column, input: '$efforts' } } }, 'missing'] };
    // No value sorts after a missing one.
    const { [field]: _, ...unknownOrder } = $sort;
    const beyond =
      value === null
        ? after(unknownOrder, [isUnknown, ...dated(date)])
        : after($sort, [isUnknown, value, ...dated(date)]);
    return this.model.aggregate<RiderRace>([
      { $match },
      { $addFields: { isUnknown: { $cond: [isMissing, 1, 0] } } },
      ...(slice.after ? [{ $match: beyond }] : []),
      { $sort },
      ...paging,
    ]);
  }

  count(accountIds: readonly number[]): Promise<number> {
    return this.model.countDocuments({ accountId: trusted({ $in: [...accountIds] }) });
  }

  /**
   * Returns the greatest effort of every column over all races of some accounts, including those out of the
   * classification or not counted.
   */
  async listBestOf(accountIds: readonly number[]): Promise<Map<string, number>> {
    const best = await this.model.aggregate<{ _id: string; value: number }>([
      { $match: { accountId: { $in: [...accountIds] }, place: { $gt: 0 } } },
      { $project: { _id: 0, effort: { $objectToArray: '$efforts' } } },
      { $unwind: '$effort' },
      { $group: { _id: '$effort.k', value: { $max: '$effort.v' } } },
    ]);
    return new Map(best.map(({ _id, value }) => [_id, value]));
  }

  /** Returns the races won by some accounts, newest first, and their number. */
  async listWins(accountIds: readonly number[], slice: Slice<WinKey>) {
    const filter = { accountId: trusted({ $in: [...accountIds] }), place: 1 };
    const [races, total] = await Promise.all([
      this.model
        .find(slice.after ? { $and: [filter, after(pagedNewestFirst, dated(slice.after))] } : filter)
        .sort(pagedNewestFirst)
        .skip(slice.skip)
        .limit(slice.limit)
        .lean(),
      this.model.countDocuments(filter),
    ]);
    return { races, total };
  }

  /** Lists the races of some accounts since a moment, newest first. */
  async listRacesOf(accountIds: readonly number[], since: Date | null = null): Promise<RiderRace[]> {
    const filter = {
      accountId: trusted({ $in: [...accountIds] }),
      ...(since && { eventStart: trusted({ $gte: since }) }),
    };
    return this.model.find(filter).sort(newestFirst).limit(mostRaces).lean();
  }

  /** Lists the latest events of some accounts, each once. */
  async listEventsOf(accountIds: readonly number[], most: number): Promise<number[]> {
    const races = await this.model
      .find({ accountId: trusted({ $in: [...accountIds] }) }, 'eventId')
      .sort(newestFirst)
      .limit(most)
      .lean();
    return [...new Set(races.map(({ eventId }) => eventId))];
  }

  /** Returns the totals of each account with rows. */
  async listTotalsOf(accountIds: readonly number[]): Promise<Map<number, RaceTotals>> {
    const medal = (place: number) => ({ $sum: { $cond: [{ $eq: ['$place', place] }, 1, 0] } });
    const $group = { _id: '$accountId', races: { $sum: 1 }, gold: medal(1), silver: medal(2), bronze: medal(3) };
    const totals = await this.model.aggregate<RaceTotals & { _id: number }>([
      { $match: { accountId: { $in: [...accountIds] } } },
      { $group },
    ]);
    return new Map(totals.map(({ _id, ...rest }) => [_id, rest]));
  }

  /** Returns the newest row of each account. */
  async listLatestOf(accountIds: readonly number[]): Promise<Map<number, RiderRace>> {
    const latest = await Promise.all(
      accountIds.map((accountId) => this.model.findOne({ accountId }).sort(newestFirst).lean()),
    );
    return new Map(latest.flatMap((race) => (race ? [[race.accountId, race]] : [])));
  }

  /** Returns the accounts that shared most of these events with others than themselves, and how many. */
  async listCompanions(eventIds: readonly number[], accountIds: readonly number[], most: number) {
    const pipeline: PipelineStage[] = [
      { $match: { eventId: { $in: [...eventIds] }, accountId: { $nin: [...accountIds] } } },
      { $group: { _id: '$accountId', races: { $sum: 1 } } },
      { $sort: { races: -1, _id: 1 } },
      { $limit: most },
    ];
    return this.model.aggregate<{ _id: number; races: number }>(pipeline);
  }

  async listByEvent(eventId: number): Promise<RiderRace[]> {
    return this.model.find({ eventId }).lean();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.model.findOne({}, '_id').sort({ eventId: 1, accountId: 1 }).lean()) === null;
  }
}
