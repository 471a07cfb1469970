import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { RiderMetricRecord } from './rider-metric.schema.ts';

export type RiderMetric = RiderMetricRecord;

@Injectable()
export class RiderMetricsRepository {
  constructor(@InjectModel(RiderMetricRecord.name) private readonly model: Model<RiderMetricRecord>) {}

  /** Stores days; of a day that is there the new figures replace the former. */
  async save(metrics: readonly RiderMetric[]): Promise<void> {
    if (metrics.length === 0) return;
    await this.model.collection.bulkWrite(
      metrics.map(({ zwiftId, day, ...fields }) => ({
        updateOne: { filter: { zwiftId, day }, update: { $set: fields }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Adds days that are not there; those that are keep their figures. */
  async add(metrics: readonly RiderMetric[]): Promise<void> {
    if (metrics.length === 0) return;
    await this.model.collection.bulkWrite(
      metrics.map(({ zwiftId, day, ...fields }) => ({
        updateOne: { filter: { zwiftId, day }, update: { $setOnInsert: fields }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** The days of a rider from one on, the oldest first. */
  async since(zwiftId: number, day: string): Promise<RiderMetric[]> {
    return this.model
      .find({ zwiftId, day: trusted({ $gte: day }) })
      .sort({ day: 1 })
      .lean();
  }

  /** The racing score of each rider on the last known day of a span, where there is one. */
  async scoresWithin(zwiftIds: readonly number[], from: string, to: string): Promise<Map<number, number>> {
    const found = await this.model.aggregate<{ _id: number; score: number }>([
      { $match: { zwiftId: { $in: [...zwiftIds] }, day: { $gte: from, $lte: to }, racingScore: { $type: 'number' } } },
      { $sort: { zwiftId: 1, day: 1 } },
      { $group: { _id: '$zwiftId', score: { $last: '$racingScore' } } },
    ]);
    return new Map(found.map(({ _id, score }) => [_id, score]));
  }
}
