import { Injectable, Logger } from '@nestjs/common';
import { bestEfforts, CP_DURATIONS, type Lap, lapHeights, normalizedPower } from '@otryv/race';
import { GameClient } from '../game/game.client.ts';
import { GameForbidden, GameNotFound, GamePageReceived, InvalidGameResponse } from '../game/game.errors.ts';
import type { GameActivityData } from '../game/game.schemas.ts';
import { requestAll } from '../game/request-all.ts';
import type { Session } from '../platform/database/session.ts';
import { ActivitiesRepository, type RaceEfforts, type Ride, type StoredRide } from './activities.repository.ts';
import { encodePower, powerBySecond } from './power-by-second.ts';
import { PowerChanges } from './power-changes.ts';

export type { RaceEfforts, Ride, StoredRide };

/** A finish to collect the power per second of. */
export interface RaceRide {
  activityId: string;
  profileId: number;
  eventId: number;
  durationMs: number;
  weightInGrams: number | null;
  isVirtualPower: boolean;
  /** The first lap of its route; `null` for an unknown route. */
  lap: Lap | null;
}

/** The power of a race second by second, as its rider uploaded it. */
export interface FileOfRide {
  ride: RaceRide;
  samples: Uint16Array;
  startedAt: Date;
  fileHash: string;
}

const mostRides = 500;

@Injectable()
export class ActivitiesService {
  private readonly logger = new Logger(ActivitiesService.name);

  constructor(
    private readonly game: GameClient,
    private readonly activities: ActivitiesRepository,
    private readonly changes: PowerChanges,
  ) {}

  /**
   * Stores the power of the rides that are not stored yet. Private activities, those still being ridden and those
   * that cannot be read are left out: the game's own four values replace them. Throws when the game is unavailable.
   */
  async collect(rides: readonly RaceRide[]): Promise<void> {
    const known = await this.activities.raceSecondsOf(rides.map(({ activityId }) => activityId));
    const missing = rides.filter((ride) => known.get(ride.activityId) !== raceSeconds(ride));
    await requestAll(missing, (ride) => this.collectOne(ride));
  }

  /** The heights of the first lap, of those activities that have them. */
  lapHeightsOf(activityIds: readonly string[]): Promise<number[][]> {
    return this.activities.lapHeightsOf(activityIds);
  }

  effortsOf(activityIds: readonly string[]): Promise<Map<string, RaceEfforts>> {
    return this.activities.effortsOf(activityIds);
  }

  /** The rides of these riders since a moment: of each the newest first. */
  ridesSince(profileIds: readonly number[], from: Date): Promise<StoredRide[]> {
    return this.activities.ridesSince(profileIds, from);
  }

  /** Stores the power of a race from a file of its rider. Throws `fit_duplicate`, `fit_power_known`. */
  async addFile({ ride, samples, startedAt, fileHash }: FileOfRide, session: Session): Promise<void> {
    await this.activities.insert({ ...toRecord(ride, samples, startedAt), lapHeights: [], fileHash }, session);
    await this.changes.run([ride.profileId], session);
  }

  /** The latest rides of a rider. */
  ofRider(profileId: number): Promise<Ride[]> {
    return this.activities.ofRider(profileId, mostRides);
  }

  /** Takes a ride out of the power curves, or back in; `null` for an unknown one. */
  async setBanned(id: string, isBanned: boolean, session: Session): Promise<Ride | null> {
    const ride = await this.activities.setBanned(id, isBanned, session);
    if (ride) await this.changes.run([ride.profileId], session);
    return ride;
  }

  private async collectOne(ride: RaceRide): Promise<void> {
    try {
      const activity = await this.game.activity(ride.activityId);
      const address = activity.fitnessData?.fullDataUrl;
      if (activity.fitnessData?.status !== 'AVAILABLE' || !address) return;
      const data = await this.game.activityData(address);
      const samples = powerBySecond({ watts: data.powerInWatts, seconds: data.timeInSec });
      await this.activities.save({
        ...toRecord(ride, samples, activity.startDate ?? new Date()),
        lapHeights: heightsOf(ride, data),
      });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const { code, path } = error;
      this.logger.log({ activityId: ride.activityId, code, path }, 'The power of this ride cannot be read');
    }
  }
}

// An HTML page is not about this ride: a gateway or the game responds so to all of them during an outage.
function isUnreadable(error: unknown): error is GameForbidden | GameNotFound | InvalidGameResponse {
  if (error instanceof GamePageReceived) return false;
  return error instanceof GameForbidden || error instanceof GameNotFound || error instanceof InvalidGameResponse;
}

function toRecord(ride: RaceRide, samples: Uint16Array, startedAt: Date) {
  const { activityId, profileId, eventId, weightInGrams, isVirtualPower } = ride;
  const race = samples.subarray(0, raceSeconds(ride));
  const best = bestEfforts(race, CP_DURATIONS);
  return {
    activityId,
    profileId,
    eventId,
    startedAt,
    weightInGrams,
    isVirtualPower,
    power: encodePower(samples),
    raceSeconds: raceSeconds(ride),
    bestEfforts: CP_DURATIONS.map((duration) => ({ duration, watts: best.get(duration) ?? null })),
    normalizedPower: normalizedPower(race),
  };
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
