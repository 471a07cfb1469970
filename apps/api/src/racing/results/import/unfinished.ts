import type { GameActivity, GameFeedActivity, GameRider } from '../../../game/client/game.schemas.ts';
import { hourMs } from '../../../kernel/time-units.ts';
import { toEntry } from '../records/imports/entry.ts';
import type { RawImport } from '../records/imports/imports.repository.ts';

/** DNF rows by group. */
export type Unfinished = ReadonlyMap<number, readonly unknown[]>;

/** Time window of a race, to recognize its activities. */
export interface RaceWindow {
  eventId: number;
  from: Date;
  until: Date;
}

const earlyMs = hourMs;

/** Returns the recent activities that may belong to this race. */
export function likelyActivities(feed: readonly GameFeedActivity[], { eventId, from, until }: RaceWindow): string[] {
  return feed
    .filter((row) => {
      if (row.eventId) return row.eventId === eventId;
      if (!row.startDate) return true;
      return row.startDate.getTime() >= from.getTime() - earlyMs && row.startDate <= until;
    })
    .map((row) => row.id_str ?? row.id);
}

/**
 * Builds the row of a DNF rider in the format of the game's rows; `null` if the activity is of another event. Converts
 * height from mm to cm, as in results.
 */
export function unfinishedRow(
  rider: GameRider,
  activityId: string,
  activity: GameActivity,
  eventId: number,
): object | null {
  const info = activity.eventInfo;
  if (info?.id !== eventId) return null;
  const seconds = (activity.movingTimeInMs ?? 0) / 1000;
  return {
    profileId: rider.id,
    eventSubgroupId: info.eventSubGroupId ?? null,
    didNotFinish: true,
    activityData: {
      activityId,
      durationInMilliseconds: activity.movingTimeInMs ?? 0,
      segmentDistanceInMeters: activity.distanceInMeters ?? null,
      elevationInMeters: activity.totalElevation ?? null,
      calories: activity.calories ?? null,
      endDate: activity.endDate?.toISOString() ?? null,
    },
    profileData: {
      firstName: rider.firstName ?? null,
      lastName: rider.lastName ?? null,
      gender: rider.male === false ? 'FEMALE' : 'MALE',
      heightInCentimeters: rider.height ? Math.round(rider.height / 10) : null,
      weightInGrams: rider.weight ?? null,
      imageSrc: rider.imageSrc ?? null,
    },
    sensorData: {
      avgWatts: seconds > 0 ? Math.round(activity.avgWatts ?? 0) : null,
      heartRateData: { avgHeartRate: Math.round(activity.avgHeartRate ?? 0) },
      powerType: null,
    },
  };
}

/** Returns the DNF rows of an import, without riders who have finished since. */
export function unfinishedOf(before: RawImport | null, finishers: ReadonlySet<number>): Unfinished {
  const groups = before?.groups ?? [];
  return new Map(
    groups.map(({ subgroupId, unfinished }) => [
      subgroupId,
      unfinished.filter((row) => !finishers.has(toEntry(row).profileId)),
    ]),
  );
}

/**
 * Returns the rows just read, plus earlier ones of riders whose activities are no longer in the feed, which has only
 * the latest rides.
 */
export function withEarlier(read: readonly (object | null)[], known: readonly unknown[]): unknown[] {
  const rows = read.filter((row) => row !== null);
  const ids = new Set(rows.map((row) => toEntry(row).profileId));
  return [...rows, ...known.filter((row) => !ids.has(toEntry(row).profileId))];
}
