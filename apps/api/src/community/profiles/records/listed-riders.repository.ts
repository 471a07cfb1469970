import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ListedColumn, RidersQuery } from '@otryv/contract';
import { type Model, trusted } from 'mongoose';
import { after, type Order } from '../../../kernel/paging/after.ts';
import type { Slice } from '../../../kernel/paging/cursors.ts';
import { findNamed } from '../../../kernel/search/find-named.ts';
import { nameStartFilter, searchFilter } from '../../../kernel/search/search-filter.ts';
import { ListedRiderRecord } from './listed-rider.schema.ts';
import type { RiderFigures } from './rider-figures.ts';

export type StoredListedRider = Omit<ListedRiderRecord, 'onAir'>;
export type ShownRider = Pick<ListedRiderRecord, 'figures' | 'onAir' | 'sort'>;

export interface CategoryCount {
  category: string | null;
  male: number;
  female: number;
}

type ListQuery = Pick<RidersQuery, 'search' | 'columnName' | 'isRasing' | 'category' | 'male' | 'onAir'>;

/** Position of a rider in the list: the value of the column, the id, and the number of preceding riders. */
export type RiderKey = readonly [number | null, number, number];

/** Any number, including a fallen racing score. */
const isKnown = { $gte: Number.NEGATIVE_INFINITY };
/** Any address. */
const isOnAir = { $gt: '' };

@Injectable()
export class ListedRidersRepository {
  constructor(@InjectModel(ListedRiderRecord.name) private readonly model: Model<ListedRiderRecord>) {}

  async save(riders: readonly StoredListedRider[]): Promise<void> {
    if (riders.length === 0) return;
    await this.model.collection.bulkWrite(
      riders.map(({ zwiftId, ...fields }) => ({
        updateOne: { filter: { zwiftId }, update: { $set: fields }, upsert: true },
      })),
      { ordered: false },
    );
  }

  async delete(zwiftIds: readonly number[]): Promise<void> {
    if (zwiftIds.length > 0) await this.model.deleteMany({ zwiftId: trusted({ $in: [...zwiftIds] }) });
  }

  /** Returns a page in the order of a column; riders without its value are last in both orders. */
  async listPage(query: ListQuery, { after: former, skip, limit }: Slice<RiderKey>): Promise<ShownRider[]> {
    const { columnName, isRasing } = query;
    const key = `sort.${columnName}`;
    const order: Order = isRasing ? { [key]: 1, zwiftId: -1 } : { [key]: -1, zwiftId: 1 };
    if (!former && !isRasing) return this.shown(filterOf(query), order, skip, limit);
    const [value, zwiftId] = former ?? [];
    const known = { ...filterOf(query), [key]: trusted(isKnown) };
    const isPastKnown = value === null;
    const rest = former && !isPastKnown ? { $and: [known, after(order, [value, zwiftId])] } : known;
    const found = isPastKnown ? [] : await this.shown(rest, order, skip, limit);
    if (found.length === limit) return found;
    const unknown = { ...filterOf(query), [key]: null };
    const left = limit - found.length;
    if (isPastKnown) {
      const ofId = { zwiftId: isRasing ? -1 : 1 } as const;
      return this.shown({ $and: [unknown, after(ofId, [zwiftId])] }, order, 0, left);
    }
    const before = Math.max(0, skip - (found.length > 0 ? skip : await this.model.countDocuments(known)));
    return [...found, ...(await this.shown(unknown, order, former ? 0 : before, left))];
  }

  /** Lists a page of riders by number, with the time of their last change. */
  listForSitemap(skip: number, most: number): Promise<Pick<ListedRiderRecord, 'zwiftId' | 'updatedAt'>[]> {
    return this.model.find({}, { _id: 0, zwiftId: 1, updatedAt: 1 }).sort({ zwiftId: 1 }).skip(skip).limit(most).lean();
  }

  countAll(): Promise<number> {
    return this.model.estimatedDocumentCount();
  }

  async findNamed(zwiftId: number): Promise<RiderFigures | null> {
    return (await this.model.findOne({ zwiftId }, { _id: 0, figures: 1 }).lean())?.figures ?? null;
  }

  /** Finds riders with every word in their names, or with that number. */
  async search(text: string, most: number): Promise<RiderFigures[]> {
    const read = (filter: object) => this.model.find(filter, { _id: 0, figures: 1 }).limit(most);
    const records = await findNamed({
      most,
      byWords: () => read(riderFilter(text)).lean().exec(),
      byStart: () => read(nameStartFilter(text)).hint({ searchEndings: 1 }).lean().exec(),
      idOf: ({ figures }) => figures.zwiftId,
    });
    return records.map(({ figures }) => figures);
  }

  async listNamedAfter(after: number, text: string, most: number): Promise<number[]> {
    const found = await this.model
      .find({ $and: [riderFilter(text), { zwiftId: trusted({ $gt: after }) }] }, { _id: 0, zwiftId: 1 })
      .sort({ zwiftId: 1 })
      .limit(most)
      .lean();
    return found.map(({ zwiftId }) => zwiftId);
  }

  count(query: ListQuery): Promise<number> {
    return this.model.countDocuments(filterOf(query));
  }

  async countCategories(): Promise<CategoryCount[]> {
    const counts = await this.model
      .aggregate<{ _id: { category: string | null; male: boolean }; riders: number }>([
        { $match: { category: { $in: [null, 'A+', 'A', 'B', 'C', 'D', 'E'] } } },
        { $group: { _id: { category: '$category', male: '$male' }, riders: { $sum: 1 } } },
      ])
      .hint({ category: 1, male: 1 });
    const sum = (category: string | null, male: boolean) =>
      counts.find(({ _id }) => _id.category === category && _id.male === male)?.riders ?? 0;
    return [...new Set(counts.map(({ _id }) => _id.category))]
      .toSorted((one, other) => Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? ''))
      .map((category) => ({ category, male: sum(category, true), female: sum(category, false) }));
  }

  async findUpdatedAt(): Promise<Date | null> {
    const latest = await this.model.findOne({}, 'updatedAt').sort({ updatedAt: -1 }).lean();
    return latest?.updatedAt ?? null;
  }

  /** Returns how many riders of a category are better by W/kg over an interval. */
  countAbove(category: string, duration: number, wattsKg: number): Promise<number> {
    return this.model.countDocuments({ category, [`sort.cp-wattsKg-${duration}`]: trusted({ $gt: wattsKg }) });
  }

  /** Returns the riders closest to a racing score within a category, some above and some below. */
  async listNearest(category: string, score: number, most: number): Promise<RiderFigures[]> {
    const key = 'sort.racingScore';
    const [above, below] = await Promise.all([
      this.read({ category, [key]: trusted({ $gte: score }) }, { [key]: 1, zwiftId: -1 }, 0, most),
      this.read({ category, [key]: trusted({ $lt: score }) }, { [key]: -1, zwiftId: 1 }, 0, most),
    ]);
    return [...above, ...below];
  }

  /** Returns how many riders of each sex have each value of a column. */
  async countByValue(column: ListedColumn): Promise<{ value: number; male: boolean; riders: number }[]> {
    const key = `sort.${column}`;
    const counts = await this.model
      .aggregate<{ _id: { value: number; male: boolean }; riders: number }>([
        { $match: { [key]: { $gte: 0 } } },
        { $group: { _id: { value: `$${key}`, male: '$male' }, riders: { $sum: 1 } } },
      ])
      .hint({ [key]: -1, zwiftId: 1 });
    return counts.map(({ _id, riders }) => ({ ..._id, riders }));
  }

  /** Returns the riders of a sex with the greatest values of a column. */
  listStrongest(column: ListedColumn, male: boolean, skip: number, most: number): Promise<RiderFigures[]> {
    const key = `sort.${column}`;
    return this.read({ male, [key]: trusted({ $gt: 0 }) }, { [key]: -1, zwiftId: 1 }, skip, most);
  }

  /** Lists up to `most` riders by number, after the given one. */
  async listAfter(after: number, most: number): Promise<RiderFigures[]> {
    return this.read({ zwiftId: trusted({ $gt: after }) }, { zwiftId: 1 }, 0, most);
  }

  /** Returns the best efforts of those of these riders that are in the list. */
  async listBestsOf(zwiftIds: readonly number[]): Promise<Map<number, RiderFigures['bests']>> {
    const filter = { zwiftId: trusted({ $in: [...zwiftIds] }) };
    const records = await this.model.find(filter).select('zwiftId figures.bests').lean();
    return new Map(records.map(({ zwiftId, figures }) => [zwiftId, figures.bests]));
  }

  countOnAir(): Promise<number> {
    return this.model.countDocuments({ onAir: trusted(isOnAir) });
  }

  async findStreamOf(zwiftId: number): Promise<string | null> {
    return (await this.model.findOne({ zwiftId }, 'onAir').lean())?.onAir ?? null;
  }

  /** Sets exactly these riders as on air. */
  async setOnAir(streams: ReadonlyMap<number, string>): Promise<void> {
    const off = { onAir: trusted(isOnAir), zwiftId: trusted({ $nin: [...streams.keys()] }) };
    await this.model.updateMany(off, { $unset: { onAir: '' } });
    const writes = [...streams].map(([zwiftId, onAir]) => ({
      updateOne: { filter: { zwiftId }, update: { $set: { onAir } } },
    }));
    if (writes.length > 0) await this.model.collection.bulkWrite(writes, { ordered: false });
  }

  private async read(...of: Parameters<ListedRidersRepository['shown']>): Promise<RiderFigures[]> {
    return (await this.shown(...of)).map(({ figures }) => figures);
  }

  private shown(filter: object, sort: Order, skip: number, limit: number): Promise<ShownRider[]> {
    return this.model.find(filter, { _id: 0, figures: 1, onAir: 1, sort: 1 }).sort(sort).skip(skip).limit(limit).lean();
  }
}

function filterOf({ search, category, male, onAir }: ListQuery): object {
  return {
    ...(onAir && { onAir: trusted(isOnAir) }),
    ...(category !== 'All' && { category }),
    ...(male !== undefined && { male }),
    ...riderFilter(search),
  };
}

/**
 * Builds the filter of riders by the words of the name or by the exact number of the main account; of all riders for an
 * empty text.
 */
function riderFilter(text: string): object {
  const words = searchFilter(text);
  return isGameId(text) ? { $or: [{ zwiftId: Number(text) }, words] } : words;
}

function isGameId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text.trim());
}
