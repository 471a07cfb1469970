import type { GroupLabel } from '@otryv/race';
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

export interface GroupWins {
  subgroupLabel: GroupLabel;
  wins: number;
}

const groupOrder = ['E', 'A', 'B', 'C', 'D'] as const;
const leadersPerGroup = 3;

/**
 * The three riders with most wins of each group, in the order E, A, B, C, D. Equal wins share a place; of them stands
 * first who won last, as `wins` come latest first.
 */
export function leadersOfGroups(wins: readonly CatchUpWin[]): CatchUpLeader[] {
  return groupOrder.flatMap((group) => {
    const byRider = Map.groupBy(
      wins.filter(({ subgroupLabel }) => subgroupLabel === group),
      ({ profileId }) => profileId,
    );
    const riders = [...byRider.values()].toSorted((one, other) => other.length - one.length);

    return riders.slice(0, leadersPerGroup).flatMap((won) => {
      const [latest] = won;
      if (latest === undefined) return [];
      const place = 1 + riders.filter(({ length }) => length > won.length).length;
      const { profileId, profileData } = latest;
      return { subgroupLabel: group, place, profileId, profileData, wins: won.length };
    });
  });
}

/** How many wins each group has, most first; groups without one are left out. */
export function winsOfGroups(wins: readonly CatchUpWin[]): GroupWins[] {
  const byGroup = Map.groupBy(wins, ({ subgroupLabel }) => subgroupLabel);
  return groupOrder
    .map((subgroupLabel) => ({ subgroupLabel, wins: byGroup.get(subgroupLabel)?.length ?? 0 }))
    .filter((group) => group.wins > 0)
    .toSorted((one, other) => other.wins - one.wins);
}
