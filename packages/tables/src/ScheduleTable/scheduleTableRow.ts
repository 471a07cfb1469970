import type { RouteProfile } from '@otryv/race';

/** A race in a list: the event with the route of its first group. */
export interface RaceListRow {
  _id: string;
  id: number;
  name: string;
  /** UTC, ISO 8601. */
  eventStart: string;
  /** The organizer's name in the game. */
  organizer: string | null;
  organizerId: { name: string; urlSlug?: string | undefined } | null;
  /** The localized kind of race. */
  kind: string;
  /** Slug of a world of the game, shown by its name in the reader's language; any other text is shown unchanged. */
  world: string | null;
  route: string | null;
  /** `null` for an unknown route. */
  profile: RouteProfile | null;
  distanceKm: number | null;
  elevationM: number | null;
  laps: number | null;
  /** The series of the race, if it is a stage. */
  seriesId?: { name: string; urlSlug: string } | null | undefined;
  /** Durations of the groups, if measured in time; in s. */
  eventSubgroups: readonly { durationInSeconds: number }[];
}

export interface ScheduleTableRow extends RaceListRow {
  rulesSet: readonly string[];
  tags: readonly string[];
  eventSubgroups: readonly { subgroupLabel: string; durationInSeconds: number; totalSignedUpCount: number }[];
}
