import { type GroupLabel, leadersOfGroups } from '@otryv/race';
import type { SeriesRider } from '../StandingsTable/index.ts';

/** The start of a group after the first one. */
export interface StartGap {
  subgroupLabel: GroupLabel;
  gapInMilliseconds: number;
}

/** A race of a catch-up series with who came first in it; speed in km/h, `null` where nobody knows. */
export interface CatchUpWin {
  eventId: number;
  /** UTC, ISO 8601. */
  eventStart: string;
  /** The group the winner started in. */
  subgroupLabel: GroupLabel;
  profileId: number;
  profileData: SeriesRider;
  durationInMilliseconds: number | null;
  speed: number | null;
  finishers: number | null;
  /** The groups in the order of their starts; the first starts at 0. */
  startGaps: readonly StartGap[];
  /** The world's name in the reader's language. */
  world: string | null;
  route: string | null;
  laps: number | null;
  distanceKm: number | null;
  elevationM: number | null;
}

/** A rider with so many wins in one group. */
export interface CatchUpLeader {
  subgroupLabel: GroupLabel;
  place: number;
  profileId: number;
  profileData: SeriesRider;
  wins: number;
}

/** Who leads each group of a series, counted over its wins, latest first. */
export function catchUpLeaders(wins: readonly CatchUpWin[]): CatchUpLeader[] {
  return leadersOfGroups(wins).map(({ latest: { subgroupLabel, profileId, profileData }, place, wins: count }) => ({
    ...{ subgroupLabel, place, profileId, profileData },
    wins: count,
  }));
}
