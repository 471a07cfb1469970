import type { Route } from 'zwift-data';
import type { CourseLength } from '../simulation/course.ts';
import type { Organizer } from './organizers.ts';
import type { EventType, FinishProtocol, GroupLabel } from './racePlan.ts';
import type { Rider } from './riders.ts';

/** A rider signed to a group, and what the race holds for them. */
export interface Entrant {
  readonly rider: Rider;
  /** Number within the event; activity ids are made of it. */
  readonly number: number;
  /** `false` for a no-show. */
  readonly starts: boolean;
  /** Share of the course after which the rider stops; `null` for a finisher. */
  readonly stopsAt: number | null;
  /** Seconds after the group's start: the row of a time trial. */
  readonly waveSeconds: number;
  /** Seconds after the group's start at which a late join set off; the clock of the race runs for it all the same. */
  readonly lateSeconds: number;
}

/** A group (pen) of an event. */
export interface EventGroup {
  readonly id: number;
  readonly label: GroupLabel;
  readonly delaySeconds: number;
  readonly pace: readonly [from: number, to: number];
  readonly startLocation: number;
  readonly leaders: readonly number[];
  readonly sweepers: readonly number[];
  readonly entrants: readonly Entrant[];
}

/** A simulated event, or a real race with known finish times. */
export interface GameEvent {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly organizer: Organizer | null;
  readonly finishProtocol: FinishProtocol;
  /** Start of the event in epoch milliseconds. */
  readonly start: number;
  readonly eventType: EventType;
  readonly route: Route;
  readonly length: CourseLength;
  readonly rules: readonly string[];
  readonly tags: readonly string[];
  readonly culling: 'CULLING_EVENT_ONLY' | 'CULLING_SUBGROUP_ONLY';
  readonly visibility: 'PUBLIC' | 'DEFINED_BY_RESOURCE_ID' | 'SHAREABLE';
  readonly accessExpression: string | null;
  readonly groups: readonly EventGroup[];
  /** Finish times in milliseconds by profile id, where they are given and not simulated. */
  readonly knownTimes: ReadonlyMap<number, number> | null;
  /** Whether each rider rides at an effort of their own and no bunch is simulated: a race of the history. */
  readonly isSteady: boolean;
  /** The riders whose power meters jump once to a value that nobody can ride, by profile id. */
  readonly faultyMeters?: readonly number[];
}
