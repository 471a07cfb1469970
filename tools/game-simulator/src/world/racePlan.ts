import type { OrganizerKey } from './organizers.ts';
import type { Category } from './riders.ts';

export type FinishProtocol = 'catchUp' | 'newbies' | 'classicGroup' | 'classicCommon';
export type EventType = 'RACE' | 'GROUP_RIDE' | 'TIME_TRIAL';
export const GROUP_LABELS = ['A', 'B', 'C', 'D', 'E'] as const;
export type GroupLabel = (typeof GROUP_LABELS)[number];

/** One pen of a planned race. */
export interface GroupPlan {
  readonly label: GroupLabel;
  /** Minutes after the event's start. */
  readonly delayMinutes: number;
  readonly takes: readonly Category[] | 'anyone' | 'women';
  readonly size: number;
}

/** One race of the season, by day and time (UTC) relative to the anchor; `null` for the one that runs at the anchor. */
export interface RacePlan {
  readonly day: number;
  readonly clock: string | null;
  readonly name: string;
  readonly description: string;
  readonly organizer: OrganizerKey;
  readonly finishProtocol: FinishProtocol;
  readonly eventType: EventType;
  readonly route: string;
  readonly laps: number;
  readonly groups: readonly GroupPlan[];
  readonly womenOnly?: true;
  readonly clubOnly?: true;
  readonly escorted?: true;
  /** Whether the power meter of one rider jumps to an impossible value. */
  readonly hasFaultyMeter?: true;
  /** Name of the regulars, who sign up for most of these races. */
  readonly regulars?: string;
}
