import type { Body } from './physics.ts';

/** The engine of a rider: how hard, and for how long. */
export interface Engine {
  /** Watts held for about an hour. */
  readonly criticalWatts: number;
  /** Joules above that, W'. */
  readonly reserve: number;
  /** Watts of the best second. */
  readonly peakWatts: number;
  /** 0 sits in, 1 rides at the front. */
  readonly boldness: number;
}

/** A rider at the start of a race. */
export interface Starter {
  readonly profileId: number;
  readonly body: Body;
  readonly engine: Engine;
  /** Seconds after the event's start when the group is let go. */
  readonly delaySeconds: number;
  /** Seconds after the group's start; rows of a time trial. */
  readonly waveSeconds: number;
  /** Share of the course after which the rider stops; `null` for a finisher. */
  readonly stopsAt: number | null;
}
