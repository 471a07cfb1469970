import { type GroupLabel, leadersOfGroups } from '@otryv/race';
import type { StandingsRider } from '../StandingsTable/index.ts';

/** Delay of a group's start after the first one. */
export interface StartGap {
  groupLabel: GroupLabel;
  gapInMilliseconds: number;
}

/** A race of a catch-up series with its winner. */
export interface CatchUpWin {
  eventId: number;
  /** UTC, ISO 8601. */
  eventStart: string;
  /** The group in which the winner started. */
  groupLabel: GroupLabel;
  profileId: number;
  rider: StandingsRider;
  durationInMilliseconds: number | null;
  speedKmh: number | null;
  finishers: number | null;
  /** Groups in the order of their starts; the first starts at 0. */
  startGaps: readonly StartGap[];
  /** Slug of a world of the game, shown by its name in the reader's language; any other text is shown unchanged. */
  world: string | null;
  route: string | null;
  laps: number | null;
  distanceKm: number | null;
  elevationM: number | null;
}

/** A rider with the number of wins in one group. */
export interface CatchUpLeader {
  groupLabel: GroupLabel;
  place: number;
  profileId: number;
  rider: StandingsRider;
  wins: number;
}

/** Computes the leaders of each group of a series from its wins, latest first. */
export function catchUpLeaders(wins: readonly CatchUpWin[]): CatchUpLeader[] {
  return leadersOfGroups(wins).map(({ latest: { groupLabel, profileId, rider }, place, wins: count }) => ({
    groupLabel,
    place,
    profileId,
    rider,
    wins: count,
  }));
}
