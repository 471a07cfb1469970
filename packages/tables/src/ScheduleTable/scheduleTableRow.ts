import type { RouteProfile } from '@otryv/race';

/** What a race in a list must carry: the event as the contract has it, and what the catalogue says of its first group. */
export interface RaceListRow {
  _id: string;
  id: number;
  name: string;
  /** UTC, ISO 8601. */
  eventStart: string;
  /** The organizer's name as the game has it. */
  organizer: string | null;
  organizerId: { name: string; urlSlug?: string | undefined } | null;
  /** What kind of race it is, in the reader's language. */
  kind: string;
  /** The world's name in the reader's language. */
  world: string | null;
  route: string | null;
  /** `null` for a route that the catalogue does not know. */
  profile: RouteProfile | null;
  distanceKm: number | null;
  elevationM: number | null;
  laps: number | null;
  /** The series whose stage the race is. */
  seriesId?: { name: string; urlSlug: string } | null | undefined;
  /** How long the groups ride, where that is measured in time; in s. */
  eventSubgroups: readonly { durationInSeconds: number }[];
}

export interface ScheduleTableRow extends RaceListRow {
  rulesSet: readonly string[];
  tags: readonly string[];
  eventSubgroups: readonly { subgroupLabel: string; durationInSeconds: number; totalSignedUpCount: number }[];
}
