import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ActivityRecord } from './activity.schema.ts';

/** What a protocol needs of an activity. */
export interface RaceEfforts {
  /** Ascending; W, `null` where the race was shorter than the interval. */
  bestEfforts: { duration: number; watts: number | null }[];
  normalizedPower: number | null;
}

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectModel(ActivityRecord.name) private readonly model: Model<ActivityRecord>) {}

  async save(activity: ActivityRecord): Promise<void> {
    const { activityId, ...fields } = activity;
    await this.model.updateOne({ activityId }, { $set: fields }, { upsert: true });
  }

  /** The efforts of each activity that is stored, without its samples. */
  async effortsOf(activityIds: readonly string[]): Promise<Map<string, RaceEfforts>> {
    const records = await this.model
      .find({ activityId: trusted({ $in: [...activityIds] }) }, { activityId: 1, bestEfforts: 1, normalizedPower: 1 })
      .lean();
    return new Map(
      records.map(({ activityId, bestEfforts, normalizedPower }) => [activityId, { bestEfforts, normalizedPower }]),
    );
  }

  /** The seconds each stored activity was read over. */
  async raceSecondsOf(activityIds: readonly string[]): Promise<Map<string, number>> {
    const records = await this.model
      .find({ activityId: trusted({ $in: [...activityIds] }) }, { activityId: 1, raceSeconds: 1 })
      .lean();
    return new Map(records.map(({ activityId, raceSeconds }) => [activityId, raceSeconds]));
  }
}
