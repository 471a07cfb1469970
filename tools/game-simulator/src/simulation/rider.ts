import { type Random, randomFor } from '../random.ts';
import type { Ride } from './ride.ts';
import type { Starter } from './starter.ts';

/** State of a rider on the road, which changes every second. */
export interface RiderOnRoad {
  readonly starter: Starter;
  readonly random: Random;
  /** Second of the race clock at which the rider starts. */
  readonly startsAt: number;
  /** Metres at which the rider leaves the race, `Infinity` for a finisher. */
  readonly stopsAt: number;
  readonly watts: number[];
  readonly speeds: number[];
  /** Share of the critical power that the rider intends to hold. */
  readonly effort: number;
  position: number;
  speed: number;
  reserve: number;
  mood: number;
  attackUntil: number;
  durationMs: number | null;
  riding: boolean;
}

/** Places a starter in the pen. */
export function toStart(starter: Starter, length: number, seed: string): RiderOnRoad {
  const random = randomFor(seed, 'ride', starter.profileId);
  return {
    starter,
    random,
    startsAt: starter.delaySeconds + starter.waveSeconds,
    stopsAt: starter.stopsAt === null ? Number.POSITIVE_INFINITY : starter.stopsAt * length,
    watts: [],
    speeds: [],
    effort: random.between(0.93, 1.01),
    position: 0,
    speed: 1,
    reserve: starter.engine.reserve,
    mood: 0,
    attackUntil: -1,
    durationMs: null,
    riding: true,
  };
}

/** Converts to the ride kept in memory: four bytes a second. */
export function toRide(rider: RiderOnRoad): Ride {
  return {
    profileId: rider.starter.profileId,
    waveSeconds: rider.starter.waveSeconds,
    durationMs: rider.durationMs,
    watts: Uint16Array.from(rider.watts),
    speeds: Uint16Array.from(rider.speeds),
  };
}
