import type { Moment } from '@otryv/race';

/** A place that scored points for a team: `points` = `base` × `mass` × `importance`, rounded. */
export interface ContributionsTableRow {
  id: string;
  eventStart: Moment;
  /** The race, or the stage of a series. */
  eventName: string;
  riderName: string;
  place: number;
  /** Points for the place. */
  base: number;
  /** Coefficient of the number of riders. */
  mass: number;
  /** Coefficient of the race's importance. */
  importance: number;
  points: number;
}
