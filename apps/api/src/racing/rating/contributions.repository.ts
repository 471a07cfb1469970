import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { after } from '../../kernel/paging/after.ts';
import type { Slice } from '../../kernel/paging/cursors.ts';
import { ContributionRecord } from './contribution.schema.ts';
import type { Contribution, RatedResult } from './contribution.ts';

/** Season of one team. */
export interface TeamTotals {
  teamSlug: string;
  points: number;
  medals: number;
}

/** Scoring result with its protocol. */
type ListedResult = RatedResult & Pick<Contribution, 'series'> & { start: Date; sourceKey: string };

/** Newest race first, and in a protocol most points first, as in a contribution. */
const listOrder = {
  start: -1,
  sourceKey: 1,
  'results.points': -1,
  'results.place': 1,
  'results.rowId': 1,
} as const;

/** Position of a result in its list: its values of `listOrder`. */
export type RatedKey = readonly [number, string, number, number, string];
export const ratedKey = ({ start, sourceKey, points, place, rowId }: ListedResult): RatedKey => [
  start.getTime(),
  sourceKey,
  points,
  place,
  rowId,
];

interface PageOfResults {
  results: ListedResult[];
  total: number;
  points: number;
}

@Injectable()
export class ContributionsRepository {
  constructor(@InjectModel(ContributionRecord.name) private readonly model: Model<ContributionRecord>) {}

  /** Replaces the contributions of a protocol; returns whether any differs. */
  async replace(
    sourceKey: string,
    contributions: readonly Contribution[],
    updatedAt: Date,
    session: Session,
  ): Promise<boolean> {
    const former = await this.model.find({ sourceKey }, { _id: 0, updatedAt: 0 }, { session }).lean();
    const next = contributions.map(toRecord).toSorted(bySlug);
    if (isDeepStrictEqual(former.toSorted(bySlug), next)) return false;
    if (former.length > 0) await this.model.deleteMany({ sourceKey }, { session });
    const records = next.map((record) => ({ ...record, updatedAt }));
    if (records.length > 0) await this.model.collection.insertMany(records, { session });
    return true;
  }

  async deleteByKey(sourceKey: string, session: Session): Promise<void> {
    await this.model.deleteMany({ sourceKey }, { session });
  }

  /** Deletes the contributions of a series' stages, except the given ones. */
  async deleteStages(seriesId: string, but: readonly string[], session: Session): Promise<void> {
    await this.model.deleteMany({ seriesId, sourceKey: trusted({ $nin: [...but] }) }, { session });
  }

  /** Returns the totals of every team of a season. */
  async listTotals(season: string): Promise<TeamTotals[]> {
    return this.model.aggregate<TeamTotals>([
      { $match: { season } },
      { $group: { _id: '$teamSlug', points: { $sum: '$points' }, medals: { $sum: '$medals' } } },
      { $project: { _id: 0, teamSlug: '$_id', points: 1, medals: 1 } },
    ]);
  }

  /** Returns for each team of a season the number of its races and of its scoring riders. */
  async countByTeam(season: string): Promise<Map<string, { races: number; scorers: number }>> {
    const distinct = (field: string) => [
      { $project: { _id: 0, teamSlug: 1, [field]: 1 } },
      { $unwind: `$${field}` },
      { $group: { _id: { teamSlug: '$teamSlug', of: `$${field}` } } },
      { $group: { _id: '$_id.teamSlug', count: { $sum: 1 } } },
    ];
    const count = (field: string) =>
      this.model.aggregate<{ _id: string; count: number }>([{ $match: { season } }, ...distinct(field)]);
    const [races, scorers] = await Promise.all([count('eventIds'), count('scorers')]);
    const scorersOf = new Map(scorers.map((one) => [one._id, one.count]));
    return new Map(races.map((one) => [one._id, { races: one.count, scorers: scorersOf.get(one._id) ?? 0 }]));
  }

  /** Returns a page of a team's scoring results, newest first, with the totals of all pages. */
  async listResults(teamSlug: string, season: string, slice: Slice<RatedKey>): Promise<PageOfResults> {
    const [start = 0, ...rest] = slice.after ?? [];
    const [found] = await this.model.aggregate<PageOfResults>([
      { $match: { teamSlug, season } },
      { $project: { _id: 0, series: 1, results: 1, start: 1, sourceKey: 1 } },
      { $unwind: '$results' },
      {
        $facet: {
          results: [
            ...(slice.after ? [{ $match: after(listOrder, [new Date(start), ...rest]) }] : []),
            { $sort: listOrder },
            { $skip: slice.skip },
            { $limit: slice.limit },
            {
              $replaceWith: {
                $mergeObjects: ['$results', { series: '$series', start: '$start', sourceKey: '$sourceKey' }],
              },
            },
          ],
          sums: [{ $group: { _id: null, total: { $sum: 1 }, points: { $sum: '$results.points' } } }],
        },
      },
      {
        $project: {
          results: 1,
          total: { $ifNull: [{ $first: '$sums.total' }, 0] },
          points: { $ifNull: [{ $first: '$sums.points' }, 0] },
        },
      },
    ]);
    return found ?? { results: [], total: 0, points: 0 };
  }

  /** Lists a team's contributions in a season. */
  async listByTeam(teamSlug: string, season: string): Promise<Contribution[]> {
    return this.model.find({ teamSlug, season }).sort({ start: -1, sourceKey: 1 }).lean();
  }

  /** Lists the seasons with contributions. */
  async listSeasons(): Promise<string[]> {
    return this.model.distinct('season');
  }

  /** Returns when the points of a season last changed; `null` before the first. */
  async findUpdatedAt(season: string): Promise<Date | null> {
    const latest = await this.model.findOne({ season }, 'updatedAt').sort({ updatedAt: -1 }).lean();
    return latest?.updatedAt ?? null;
  }
}

function toRecord(contribution: Contribution): Omit<ContributionRecord, 'updatedAt'> {
  const { series, results } = contribution;
  const scorers = [...new Set(results.map(({ profileId }) => profileId))];
  return { ...contribution, scorers, ...(series && { seriesId: series.id }) };
}

function bySlug(one: { teamSlug: string }, other: { teamSlug: string }): number {
  return one.teamSlug < other.teamSlug ? -1 : 1;
}
