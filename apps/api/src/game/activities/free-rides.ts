import { Injectable } from '@nestjs/common';
import { GameClient } from '../client/game.client.ts';
import type { GameFeedActivity, GameRider } from '../client/game.schemas.ts';
import { requestAll } from '../client/request-all.ts';
import { ActivitiesRepository } from './activities.repository.ts';
import { toRecord } from './activity-record.ts';
import { RideReader } from './ride-reader.ts';

/** Maximum number of rides that the game lists. */
const latest = 50;
const virtualPower = 'zPower';

/** Rides outside the races of this site: they count for the power curve, and are in no protocol. */
@Injectable()
export class FreeRides {
  constructor(
    private readonly game: GameClient,
    private readonly reader: RideReader,
    private readonly activities: ActivitiesRepository,
  ) {}

  /**
   * Stores a rider's latest rides since a moment that are not stored yet; returns how many. The weight is the current
   * one, as the game keeps none with a ride. A race whose results are not imported yet is included, and becomes a race
   * when they are. Throws when the game is unavailable.
   */
  async collect(rider: GameRider, since: Date): Promise<number> {
    const listed = await this.reader.readOrNull(String(rider.id), () =>
      this.game.fetchRecentActivities(rider.id, latest),
    );
    const rides = (listed ?? []).flatMap((ride) => toFreeRide(ride, since) ?? []);
    const known = await this.activities.listKnown(rides.map(({ activityId }) => activityId));
    const missing = rides.filter(({ activityId }) => !known.has(activityId));
    const stored = await requestAll(missing, (ride) => this.collectOne(rider, ride));
    return stored.filter(Boolean).length;
  }

  /** Deletes the rides that began before a moment; races stay with their protocols. */
  forget(before: Date): Promise<void> {
    return this.activities.deleteFreeRides(before);
  }

  private async collectOne(rider: GameRider, { activityId, name, startedAt }: FreeRide): Promise<boolean> {
    const ride = await this.reader.read(activityId);
    if (!ride || ride.samples.length === 0) return false;
    const facts = {
      activityId,
      profileId: rider.id,
      eventId: null,
      weightInGrams: rider.weight || null,
      isVirtualPower: rider.powerSourceModel === virtualPower,
    };
    await this.activities.addFreeRide({
      ...toRecord(facts, ride.samples, startedAt, ride.samples.length),
      name,
      lapHeights: [],
    });
    return true;
  }
}

interface FreeRide {
  activityId: string;
  name: string;
  startedAt: Date;
}

function toFreeRide({ id_str, id, name, sport, startDate }: GameFeedActivity, since: Date): FreeRide | null {
  if (sport !== 'CYCLING' || !startDate || startDate < since) return null;
  return { activityId: id_str ?? id, name: name?.trim() ?? '', startedAt: startDate };
}
