import type { Body } from './physics.ts';

/** Capacity of a rider: power and endurance. */
export interface Engine {
  /** Watts sustained for about an hour. */
  readonly criticalWatts: number;
  /** Joules above that, W'. */
  readonly reserve: number;
  /** Watts of the best second. */
  readonly peakWatts: number;
  /** 0 sits in, 1 rides at the front. */
  readonly boldness: number;
}

/** Rider at the start of a race. */
export interface Starter {
  readonly profileId: number;
  readonly body: Body;
  readonly engine: Engine;
  /** Seconds from the event's start to the group's. */
  readonly delaySeconds: number;
  /** Seconds from the group's start; rows of a time trial. */
  readonly waveSeconds: number;
  /** Share of the course after which the rider stops; `null` for a finisher. */
  readonly stopsAt: number | null;
}
