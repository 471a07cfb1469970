import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, type Types, trusted } from 'mongoose';
import { machineTime } from '../../kernel/clock.ts';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { ActivityRecord } from './activity.schema.ts';

/** What a protocol needs of an activity. */
export interface RaceEfforts {
  /** Ascending; W, `null` where the race was shorter than the interval. */
  bestEfforts: { duration: number; watts: number | null }[];
  normalizedPower: number | null;
}

/** A ride without its samples. */
export type StoredRide = Pick<
  ActivityRecord,
  'activityId' | 'profileId' | 'eventId' | 'startedAt' | 'weightInGrams' | 'isVirtualPower' | 'bestEfforts'
> & {
  isBanned: boolean;
  /** Of a ride outside the races; empty for a race, whose event has the name. */
  name: string;
};

const rideFields = 'activityId profileId eventId name startedAt weightInGrams isVirtualPower isBanned bestEfforts';

/** A stored ride without its samples. */
export interface Ride extends Pick<ActivityRecord, 'activityId' | 'profileId' | 'eventId' | 'startedAt'> {
  id: string;
  weightInGrams: number | null;
  isVirtualPower: boolean;
  isBanned: boolean;
  /** Of a ride outside the races. */
  name: string | null;
}

const withoutSamples = '-power -lapHeights -bestEfforts';

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectModel(ActivityRecord.name) private readonly model: Model<ActivityRecord>) {}

  /** A ride that is read again keeps its ban. */
  async save(activity: Omit<ActivityRecord, 'isBanned'>): Promise<void> {
    const { activityId, ...fields } = activity;
    const now = machineTime();
    // Hundreds of them after a race, each with thousands of samples: they go in as they are, without a model in between.
    await this.model.collection.updateOne(
      { activityId },
      {
        $set: { ...fields, updatedAt: now },
        // A ride that was read before the results of its race has the name of its own.
        $unset: { name: true },
        $setOnInsert: { isBanned: false, createdAt: now },
      },
      { upsert: true },
    );
  }

  /** Leaves one that is stored already as it is. */
  async addFreeRide(ride: Omit<ActivityRecord, 'isBanned'>): Promise<void> {
    const { activityId, ...fields } = ride;
    const now = machineTime();
    await this.model.collection.updateOne(
      { activityId },
      { $setOnInsert: { ...fields, isBanned: false, createdAt: now, updatedAt: now } },
      { upsert: true },
    );
  }

  /** Those of these activities that are stored. */
  async known(activityIds: readonly string[]): Promise<Set<string>> {
    const filter = { activityId: trusted({ $in: [...activityIds] }) };
    const records = await this.model.find(filter, { activityId: 1, _id: 0 }).lean();
    return new Set(records.map(({ activityId }) => activityId));
  }

  /** Deletes the rides outside races that began before a moment. */
  async deleteFreeRides(before: Date): Promise<void> {
    await this.model.deleteMany({ eventId: null, startedAt: trusted({ $lt: before }) });
  }

  /** The efforts of each activity that is stored, without its samples. */
  async effortsOf(activityIds: readonly string[], session: SessionOrNone): Promise<Map<string, RaceEfforts>> {
    const records = await this.model
      .find(
        { activityId: trusted({ $in: [...activityIds] }) },
        { activityId: 1, bestEfforts: 1, normalizedPower: 1 },
        session && { session },
      )
      .lean();
    return new Map(
      records.map(({ activityId, bestEfforts, normalizedPower }) => [activityId, { bestEfforts, normalizedPower }]),
    );
  }

  /** The rides of these riders since a moment, without their samples. */
  async ridesSince(profileIds: readonly number[], from: Date): Promise<StoredRide[]> {
    const filter = { profileId: trusted({ $in: [...profileIds] }), startedAt: trusted({ $gte: from }) };
    const records = await this.model.find(filter, rideFields).sort({ profileId: 1, startedAt: -1 }).lean();
    return records.map((record) => ({
      activityId: record.activityId,
      profileId: record.profileId,
      eventId: record.eventId,
      name: record.name ?? '',
      startedAt: record.startedAt,
      weightInGrams: record.weightInGrams,
      isVirtualPower: record.isVirtualPower,
      // Rides that were stored before there were bans have no such field.
      isBanned: record.isBanned === true,
      bestEfforts: record.bestEfforts.map(({ duration, watts }) => ({ duration, watts: watts ?? null })),
    }));
  }

  /** Throws FitDuplicate for a file that is here already, FitPowerKnown for an activity that is. */
  async insert(activity: ActivityRecord, session: Session): Promise<void> {
    try {
      await this.model.create([activity], { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const isFile = error instanceof mongo.MongoServerError && 'fileHash' in (error.keyPattern ?? {});
      throw new DomainError(isFile ? 'fit_duplicate' : 'fit_power_known');
    }
  }

  /** The rides of a rider, the newest first. */
  async ofRider(profileId: number, most: number): Promise<Ride[]> {
    const records = await this.model.find({ profileId }, withoutSamples).sort({ startedAt: -1 }).limit(most).lean();
    return records.map(toRide);
  }

  /** Returns the ride as it was; `null` for none. */
  async setBanned(id: string, isBanned: boolean, session: Session): Promise<Ride | null> {
    const record = await this.model
      .findByIdAndUpdate(id, { $set: { isBanned } }, { session, returnDocument: 'before' })
      .select(withoutSamples)
      .lean();
    return record && toRide(record);
  }

  /** The heights of the first lap of each stored activity that has them. */
  async lapHeightsOf(activityIds: readonly string[]): Promise<number[][]> {
    const filter = { activityId: trusted({ $in: [...activityIds] }), 'lapHeights.0': trusted({ $exists: true }) };
    const records = await this.model.find(filter, { lapHeights: 1 }).lean();
    return records.map(({ lapHeights }) => lapHeights);
  }

  /** The seconds each stored ride of a race was read over; not of those that were read as rides outside races. */
  async raceSecondsOf(activityIds: readonly string[]): Promise<Map<string, number>> {
    const filter = { activityId: trusted({ $in: [...activityIds] }), eventId: trusted({ $ne: null }) };
    const records = await this.model.find(filter, { activityId: 1, raceSeconds: 1 }).lean();
    return new Map(records.map(({ activityId, raceSeconds }) => [activityId, raceSeconds]));
  }
}

function toRide({ _id, isBanned, ...record }: ActivityRecord & { _id: Types.ObjectId }): Ride {
  const { activityId, profileId, eventId, startedAt, weightInGrams, isVirtualPower } = record;
  const facts = { activityId, profileId, eventId, startedAt, weightInGrams, isVirtualPower };
  return { ...facts, id: _id.toHexString(), isBanned: isBanned === true, name: record.name ?? null };
}
