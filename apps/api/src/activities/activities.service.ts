import { Injectable, Logger } from '@nestjs/common';
import { bestEfforts, CP_DURATIONS, normalizedPower } from '@otryv/race';
import { GameClient } from '../game/game.client.ts';
import { GameAnswerInvalid, GameForbidden, GameNotFound } from '../game/game.errors.ts';
import { ActivitiesRepository, type RaceEfforts } from './activities.repository.ts';
import { encodePower, powerBySecond } from './power-by-second.ts';

/** A finish whose per-second power is wanted. */
export interface RaceRide {
  activityId: string;
  profileId: number;
  eventId: number;
  durationMs: number;
  weightInGrams: number | null;
  isVirtualPower: boolean;
}

@Injectable()
export class ActivitiesService {
  private readonly logger = new Logger(ActivitiesService.name);

  constructor(
    private readonly game: GameClient,
    private readonly activities: ActivitiesRepository,
  ) {}

  /**
   * Stores the power of the rides that are not stored yet. Private activities, those still being ridden and those
   * that cannot be read are left out: the game's own four values stand in for them. Throws when the game is away.
   */
  async collect(rides: readonly RaceRide[]): Promise<void> {
    const known = await this.activities.raceSecondsOf(rides.map(({ activityId }) => activityId));
    const missing = rides.filter((ride) => known.get(ride.activityId) !== raceSeconds(ride));
    await Promise.all(missing.map((ride) => this.collectOne(ride)));
  }

  effortsOf(activityIds: readonly string[]): Promise<Map<string, RaceEfforts>> {
    return this.activities.effortsOf(activityIds);
  }

  private async collectOne(ride: RaceRide): Promise<void> {
    try {
      const activity = await this.game.activity(ride.activityId);
      const address = activity.fitnessData?.fullDataUrl;
      if (activity.fitnessData?.status !== 'AVAILABLE' || !address) return;
      const data = await this.game.activityData(address);
      const samples = powerBySecond({ watts: data.powerInWatts, seconds: data.timeInSec });
      await this.activities.save(toRecord(ride, samples, activity.startDate ?? new Date()));
    } catch (error) {
      const isOut =
        error instanceof GameForbidden || error instanceof GameNotFound || error instanceof GameAnswerInvalid;
      if (!isOut) throw error;
      const { code, path } = error;
      this.logger.log({ activityId: ride.activityId, code, path }, 'The power of this ride cannot be read');
    }
  }
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

function raceSeconds({ durationMs }: RaceRide): number {
  return Math.round(durationMs / 1000);
}
