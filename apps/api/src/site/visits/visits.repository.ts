import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { VisitRecord } from './visit.schema.ts';

/** Inclusive range of days to count, and the pattern, if restricted to one. */
export interface VisitsRange {
  from: string;
  to: string;
  pattern?: string | undefined;
}

@Injectable()
export class VisitsRepository {
  constructor(@InjectModel(VisitRecord.name) private readonly model: Model<VisitRecord>) {}

  async count(day: string, pattern: string): Promise<void> {
    await this.model.updateOne({ day, pattern }, { $inc: { count: 1 } }, { upsert: true });
  }

  /** Adds to the counts of several days and addresses. */
  async countMany(visits: readonly { day: string; pattern: string; count: number }[]): Promise<void> {
    await this.model.bulkWrite(
      visits.map(({ day, pattern, count }) => ({
        updateOne: { filter: { day, pattern }, update: { $inc: { count } }, upsert: true },
      })),
    );
  }

  async countByDay(range: VisitsRange): Promise<Map<string, number>> {
    return new Map((await this.sums('$day', range)).map(({ _id, count }) => [_id, count]));
  }

  /** Lists the most visited first. */
  async countByPattern(range: VisitsRange): Promise<{ pattern: string; count: number }[]> {
    const sums = await this.sums('$pattern', range);
    return sums.map(({ _id: pattern, count }) => ({ pattern, count }));
  }

  private sums(
    key: '$day' | '$pattern',
    { from, to, pattern }: VisitsRange,
  ): Promise<{ _id: string; count: number }[]> {
    return this.model.aggregate<{ _id: string; count: number }>([
      { $match: { day: trusted({ $gte: from, $lte: to }), ...(pattern !== undefined && { pattern }) } },
      { $group: { _id: key, count: { $sum: '$count' } } },
      { $sort: { count: -1, _id: 1 } },
    ]);
  }
}
