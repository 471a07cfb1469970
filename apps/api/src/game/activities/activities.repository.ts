import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, type Types, trusted } from 'mongoose';
import { machineTime } from '../../kernel/clock.ts';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { ActivityRecord } from './activity.schema.ts';

/** Data of an activity that a protocol needs. */
export interface RaceEfforts {
  /** Ascending; W, `null` if the race was shorter than the interval. */
  bestEfforts: { duration: number; watts: number | null }[];
  normalizedPower: number | null;
}

/** Ride without its samples. */
export type StoredRide = Pick<
  ActivityRecord,
  'activityId' | 'profileId' | 'eventId' | 'startedAt' | 'weightInGrams' | 'isVirtualPower' | 'bestEfforts'
> & {
  isBanned: boolean;
  /** Name of a ride outside the races; empty for a race, whose event has the name. */
  name: string;
};

const rideFields = 'activityId profileId eventId name startedAt weightInGrams isVirtualPower isBanned bestEfforts';

/** Stored ride without its samples. */
export interface Ride extends Pick<ActivityRecord, 'activityId' | 'profileId' | 'eventId' | 'startedAt'> {
  id: string;
  weightInGrams: number | null;
  isVirtualPower: boolean;
  isBanned: boolean;
  /** Name of a ride outside the races. */
  name: string | null;
}

const withoutSamples = '-power -lapHeights -bestEfforts';

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectModel(ActivityRecord.name) private readonly model: Model<ActivityRecord>) {}

  /** Stores a ride; one that is read again keeps its ban. */
  async save(activity: Omit<ActivityRecord, 'isBanned'>): Promise<void> {
    const { activityId, ...fields } = activity;
    const now = machineTime();
    // Hundreds of them after a race, each with thousands of samples: they are stored unchanged, without a model.
    await this.model.collection.updateOne(
      { activityId },
      {
        $set: { ...fields, updatedAt: now },
        // A ride that was read before the results of its race has its own name.
        $unset: { name: true },
        $setOnInsert: { isBanned: false, createdAt: now },
      },
      { upsert: true },
    );
  }

  /** Adds a ride; an already stored one stays unchanged. */
  async addFreeRide(ride: Omit<ActivityRecord, 'isBanned'>): Promise<void> {
    const { activityId, ...fields } = ride;
    const now = machineTime();
    await this.model.collection.updateOne(
      { activityId },
      { $setOnInsert: { ...fields, isBanned: false, createdAt: now, updatedAt: now } },
      { upsert: true },
    );
  }

  /** Returns those of these activities that are stored. */
  async listKnown(activityIds: readonly string[]): Promise<Set<string>> {
    const filter = { activityId: trusted({ $in: [...activityIds] }) };
    const records = await this.model.find(filter, { activityId: 1, _id: 0 }).lean();
    return new Set(records.map(({ activityId }) => activityId));
  }

  /** Deletes rides outside races that began before a moment. */
  async deleteFreeRides(before: Date): Promise<void> {
    await this.model.deleteMany({ eventId: null, startedAt: trusted({ $lt: before }) });
  }

  /** Returns the efforts of each stored activity, without its samples. */
  async listEffortsOf(activityIds: readonly string[], session: SessionOrNone): Promise<Map<string, RaceEfforts>> {
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

  /** Lists the rides of these riders since a moment, without their samples. */
  async listRidesSince(profileIds: readonly number[], from: Date): Promise<StoredRide[]> {
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
      // Rides stored before bans existed have no such field.
      isBanned: record.isBanned === true,
      bestEfforts: record.bestEfforts.map(({ duration, watts }) => ({ duration, watts: watts ?? null })),
    }));
  }

  /** Throws FitDuplicate for a file that is already stored, FitPowerKnown for such an activity. */
  async insert(activity: ActivityRecord, session: Session): Promise<void> {
    try {
      await this.model.create([activity], { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const isFile = error instanceof mongo.MongoServerError && 'fileHash' in (error.keyPattern ?? {});
      throw new DomainError(isFile ? 'fit_duplicate' : 'fit_power_known');
    }
  }

  /** Lists the rides of a rider, newest first. */
  async listByRider(profileId: number, most: number): Promise<Ride[]> {
    const records = await this.model.find({ profileId }, withoutSamples).sort({ startedAt: -1 }).limit(most).lean();
    return records.map(toRide);
  }

  /** Returns the ride before the change; `null` for none. */
  async setBanned(id: string, isBanned: boolean, session: Session): Promise<Ride | null> {
    const record = await this.model
      .findByIdAndUpdate(id, { $set: { isBanned } }, { session, returnDocument: 'before' })
      .select(withoutSamples)
      .lean();
    return record && toRide(record);
  }

  /** Returns the elevations of the first lap of each stored activity that has them. */
  async listLapHeightsOf(activityIds: readonly string[]): Promise<number[][]> {
    const filter = { activityId: trusted({ $in: [...activityIds] }), 'lapHeights.0': trusted({ $exists: true }) };
    const records = await this.model.find(filter, { lapHeights: 1 }).lean();
    return records.map(({ lapHeights }) => lapHeights);
  }

  /**
   * Returns the number of seconds over which each stored ride of a race was read; excludes those read as rides outside
   * races.
   */
  async listRaceSecondsOf(activityIds: readonly string[]): Promise<Map<string, number>> {
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
