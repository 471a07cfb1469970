import { type GroupLabel, leadersOfGroups } from '@otryv/race';
import type { StandingsRider } from '../StandingsTable/index.ts';

/** The start of a group after the first one. */
export interface StartGap {
  groupLabel: GroupLabel;
  gapInMilliseconds: number;
}

/** A race of a catch-up series with its winner. */
export interface CatchUpWin {
  eventId: number;
  /** UTC, ISO 8601. */
  eventStart: string;
  /** The group the winner started in. */
  groupLabel: GroupLabel;
  profileId: number;
  rider: StandingsRider;
  durationInMilliseconds: number | null;
  speedKmh: number | null;
  finishers: number | null;
  /** The groups in the order of their starts; the first starts at 0. */
  startGaps: readonly StartGap[];
  /** The localized name of the world. */
  world: string | null;
  route: string | null;
  laps: number | null;
  distanceKm: number | null;
  elevationM: number | null;
}

/** A rider with so many wins in one group. */
export interface CatchUpLeader {
  groupLabel: GroupLabel;
  place: number;
  profileId: number;
  rider: StandingsRider;
  wins: number;
}

/** The leaders of each group of a series, counted over its wins, latest first. */
export function catchUpLeaders(wins: readonly CatchUpWin[]): CatchUpLeader[] {
  return leadersOfGroups(wins).map(({ latest: { groupLabel, profileId, rider }, place, wins: count }) => ({
    groupLabel,
    place,
    profileId,
    rider,
    wins: count,
  }));
}
