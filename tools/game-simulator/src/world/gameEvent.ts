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
  /** False for a rider who signed up and stayed at home. */
  readonly starts: boolean;
  /** Share of the course after which the rider gives up; `null` for one who goes on. */
  readonly stopsAt: number | null;
  /** Seconds after the group's start: the row of a time trial. */
  readonly waveSeconds: number;
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

/** A simulated event, or the real race whose finish times are known. */
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
}
