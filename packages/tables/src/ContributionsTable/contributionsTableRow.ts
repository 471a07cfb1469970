import type { Moment } from '@otryv/race';

/** A place that brought points to a team: `points` = `base` × `mass` × `importance`, rounded. */
export interface ContributionsTableRow {
  id: string;
  eventStart: Moment;
  /** The race, or the stage of a series. */
  eventName: string;
  riderName: string;
  place: number;
  /** Points for the place. */
  base: number;
  /** The coefficient of the number of riders. */
  mass: number;
  /** The coefficient of the importance of the race. */
  importance: number;
  points: number;
}
