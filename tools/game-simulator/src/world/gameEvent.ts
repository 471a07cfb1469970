import type { Route } from 'zwift-data';
import type { CourseLength } from '../simulation/course.ts';
import type { Organizer } from './organizers.ts';
import type { EventType, FinishProtocol, GroupLabel } from './racePlan.ts';
import type { Rider } from './riders.ts';

/** Rider signed up to a group, with their course of the race. */
export interface Entrant {
  readonly rider: Rider;
  /** Number within the event, used for activity ids. */
  readonly number: number;
  /** `false` for a no-show. */
  readonly starts: boolean;
  /** Share of the course after which the rider stops; `null` for a finisher. */
  readonly stopsAt: number | null;
  /** Seconds after the group's start: the row of a time trial. */
  readonly waveSeconds: number;
  /** Seconds after the group's start at which a late join started; the race clock still includes them. */
  readonly lateSeconds: number;
}

/** Group (pen) of an event. */
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

/** Simulated event, or a real race with known finish times. */
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
  /** Finish times in milliseconds by profile id, if known and not simulated. */
  readonly knownTimes: ReadonlyMap<number, number> | null;
  /** Whether each rider rides at a separate effort without a bunch: a race of the history. */
  readonly isSteady: boolean;
  /** Profile ids of riders whose power meters jump once to an impossible value. */
  readonly faultyMeters?: readonly number[];
}
