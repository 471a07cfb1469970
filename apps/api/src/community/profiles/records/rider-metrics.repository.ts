import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { RiderMetricRecord } from './rider-metric.schema.ts';

export type RiderMetric = RiderMetricRecord;

/** Days of riders' histories. A stored racing score of 0 is none: the game sends it for riders who have none. */
@Injectable()
export class RiderMetricsRepository {
  constructor(@InjectModel(RiderMetricRecord.name) private readonly model: Model<RiderMetricRecord>) {}

  /** Stores days; new figures replace those of an existing day. */
  async save(metrics: readonly RiderMetric[]): Promise<void> {
    if (metrics.length === 0) return;
    await this.model.collection.bulkWrite(
      metrics.map(({ zwiftId, day, ...fields }) => ({
        updateOne: { filter: { zwiftId, day }, update: { $set: fields }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Adds missing days; existing ones keep their figures. */
  async add(metrics: readonly RiderMetric[]): Promise<void> {
    if (metrics.length === 0) return;
    await this.model.collection.bulkWrite(
      metrics.map(({ zwiftId, day, ...fields }) => ({
        updateOne: { filter: { zwiftId, day }, update: { $setOnInsert: fields }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Lists the days of a rider from the given one on, oldest first. */
  async listSince(zwiftId: number, day: string): Promise<RiderMetric[]> {
    const records = await this.model
      .find({ zwiftId, day: trusted({ $gte: day }) })
      .sort({ day: 1 })
      .lean();
    return records.map(toMetric);
  }

  /** Returns the racing score of each rider on the last known day of a time span, if any. */
  async listScoresWithin(zwiftIds: readonly number[], from: string, to: string): Promise<Map<number, number>> {
    const found = await this.model.aggregate<{ _id: number; score: number }>([
      { $match: { zwiftId: { $in: [...zwiftIds] }, day: { $gte: from, $lte: to }, racingScore: { $gt: 0 } } },
      { $sort: { zwiftId: 1, day: 1 } },
      { $group: { _id: '$zwiftId', score: { $last: '$racingScore' } } },
    ]);
    return new Map(found.map(({ _id, score }) => [_id, score]));
  }
}

function toMetric(record: RiderMetricRecord): RiderMetric {
  const { zwiftId, day, date, racingScore, weightInGrams, heightInCentimeters } = record;
  return { zwiftId, day, date, racingScore: racingScore || null, weightInGrams, heightInCentimeters };
}
