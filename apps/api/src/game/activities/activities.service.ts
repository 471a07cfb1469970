import { Injectable } from '@nestjs/common';
import { type Lap, lapHeights } from '@otryv/race';
import { machineTime } from '../../kernel/clock.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import type { GameActivityData } from '../client/game.schemas.ts';
import { requestAll } from '../client/request-all.ts';
import { ActivitiesRepository, type RaceEfforts, type Ride, type StoredRide } from './activities.repository.ts';
import { toRecord } from './activity-record.ts';
import { powerChanged } from './power-changed.ts';
import { RideReader } from './ride-reader.ts';

export type { RaceEfforts, Ride, StoredRide };

/** Finish whose power per second is to be collected. */
export interface RaceRide {
  activityId: string;
  profileId: number;
  eventId: number;
  durationMs: number;
  weightInGrams: number | null;
  isVirtualPower: boolean;
  /** First lap of its route; `null` for an unknown route. */
  lap: Lap | null;
}

/** Second-by-second power of a race, as uploaded by its rider. */
export interface FileOfRide {
  ride: RaceRide;
  samples: Uint16Array;
  startedAt: Date;
  fileHash: string;
}

const mostRides = 500;

@Injectable()
export class ActivitiesService {
  constructor(
    private readonly reader: RideReader,
    private readonly activities: ActivitiesRepository,
    private readonly hooks: Hooks,
  ) {}

  /**
   * Stores the power of the rides that are not stored yet. Skips private activities, those still being ridden and
   * unreadable ones: the game's own four values replace them. Throws when the game is unavailable.
   */
  async collect(rides: readonly RaceRide[]): Promise<void> {
    const known = await this.activities.listRaceSecondsOf(rides.map(({ activityId }) => activityId));
    const missing = rides.filter((ride) => known.get(ride.activityId) !== raceSeconds(ride));
    await requestAll(missing, (ride) => this.collectOne(ride));
  }

  /** Returns the elevations of the first lap, for those activities that have them. */
  listLapHeightsOf(activityIds: readonly string[]): Promise<number[][]> {
    return this.activities.listLapHeightsOf(activityIds);
  }

  listEffortsOf(activityIds: readonly string[], session: SessionOrNone): Promise<Map<string, RaceEfforts>> {
    return this.activities.listEffortsOf(activityIds, session);
  }

  /** Lists the rides of these riders since a moment, each rider's newest first. */
  listRidesSince(profileIds: readonly number[], from: Date): Promise<StoredRide[]> {
    return this.activities.listRidesSince(profileIds, from);
  }

  /** Stores the power of a race from a file of its rider. Throws `fit_duplicate`, `fit_power_known`. */
  async addFile({ ride, samples, startedAt, fileHash }: FileOfRide, session: Session): Promise<void> {
    const record = toRecord(ride, samples, startedAt, raceSeconds(ride));
    await this.activities.insert({ ...record, lapHeights: [], fileHash }, session);
    await this.hooks.run(powerChanged, { zwiftIds: [ride.profileId] }, session);
  }

  /** Lists the latest rides of a rider. */
  listByRider(profileId: number): Promise<Ride[]> {
    return this.activities.listByRider(profileId, mostRides);
  }

  /**
   * Excludes a ride from the power curves, or restores it. Returns the ride before the change; `null` for an unknown
   * one.
   */
  async setBanned(id: string, isBanned: boolean, session: Session): Promise<Ride | null> {
    const ride = await this.activities.setBanned(id, isBanned, session);
    if (ride) await this.hooks.run(powerChanged, { zwiftIds: [ride.profileId] }, session);
    return ride;
  }

  private async collectOne(ride: RaceRide): Promise<void> {
    const found = await this.reader.read(ride.activityId);
    if (!found) return;
    const { samples, startedAt, data } = found;
    await this.activities.save({
      ...toRecord(ride, samples, startedAt ?? machineTime(), raceSeconds(ride)),
      lapHeights: heightsOf(ride, data),
    });
  }
}

const cmPerM = 100;

function heightsOf({ lap }: RaceRide, { distanceInCm, altitudeInCm }: GameActivityData): number[] {
  if (!lap || !distanceInCm || !altitudeInCm) return [];
  const inMetres = (values: readonly number[]) => values.map((value) => value / cmPerM);
  return lapHeights({ distancesM: inMetres(distanceInCm), altitudesM: inMetres(altitudeInCm) }, lap) ?? [];
}

function raceSeconds({ durationMs }: RaceRide): number {
  return Math.round(durationMs / 1000);
}
