import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { after } from '../../../kernel/paging/after.ts';
import type { Slice } from '../../../kernel/paging/cursors.ts';
import { RiderResultRecord } from './rider-result.schema.ts';

/** Period from the first to the last moment, inclusive. */
export interface Period {
  start: Date;
  end: Date;
}

/** Position of a row among those of a team: start, event, whether it is out of the classification, rank, account. */
export type TeamRaceKey = readonly [number, number, number, number, number];
export const teamRaceKey = ({ eventStart, eventId, place, accountId }: RiderResultRecord): TeamRaceKey => [
  ...([eventStart.getTime(), eventId, place === 0 ? 1 : 0, place, accountId] as const),
];

interface PageQuery {
  slice: Slice<TeamRaceKey>;
  period: Period | undefined;
}

/** Rows of protocols by the team at the time of the race. */
@Injectable()
export class TeamResultsRepository {
  constructor(@InjectModel(RiderResultRecord.name) private readonly model: Model<RiderResultRecord>) {}

  /** Returns a page with the newest race first, its rows by rank; those out of the classification are last. */
  async listPage(teamSlug: string, { slice, period }: PageQuery): Promise<RiderResultRecord[]> {
    const $sort = { eventStart: -1, eventId: -1, isOut: 1, place: 1, accountId: 1 } as const;
    const [start = 0, ...rest] = slice.after ?? [];
    return this.model.aggregate<RiderResultRecord>([
      { $match: matchOf(teamSlug, period) },
      { $addFields: { isOut: { $cond: [{ $eq: ['$place', 0] }, 1, 0] } } },
      ...(slice.after ? [{ $match: after($sort, [new Date(start), ...rest]) }] : []),
      { $sort },
      { $skip: slice.skip },
      { $limit: slice.limit },
      { $unset: 'isOut' },
    ]);
  }

  countRows(teamSlug: string, period?: Period): Promise<number> {
    return this.model.countDocuments({
      teamSlug,
      ...(period && { eventStart: trusted({ $gte: period.start, $lte: period.end }) }),
    });
  }

  async countRaces(teamSlug: string, period?: Period): Promise<number> {
    const [counted] = await this.model.aggregate<{ races: number }>([
      { $match: matchOf(teamSlug, period) },
      { $group: { _id: '$eventId' } },
      { $count: 'races' },
    ]);
    return counted?.races ?? 0;
  }

  async countStartsOf(teamSlug: string, period: Period): Promise<Map<number, number>> {
    const starts = await this.model.aggregate<{ _id: number; races: number }>([
      { $match: matchOf(teamSlug, period) },
      { $group: { _id: '$row.profileId', races: { $sum: 1 } } },
    ]);
    return new Map(starts.map(({ _id, races }) => [_id, races]));
  }

  /** Lists the months with races of a team, as `2026-11`. */
  async listMonthsOf(teamSlug: string): Promise<string[]> {
    const months = await this.model.aggregate<{ _id: string }>([
      { $match: matchOf(teamSlug) },
      { $group: { _id: { $dateToString: { format: '%Y-%m', date: '$eventStart' } } } },
    ]);
    return months.map(({ _id }) => _id);
  }
}

function matchOf(teamSlug: string, period?: Period) {
  return { teamSlug, ...(period && { eventStart: { $gte: period.start, $lte: period.end } }) };
}
