import type { GroupLabel } from '../categories/groupLabel.ts';
import { sharedPlaces } from '../protocol/sharePlaces.ts';

/** A race of a catch-up series: the group its winner started in, and who it was. */
export interface GroupWin {
  subgroupLabel: GroupLabel;
  profileId: number;
}

/** A rider with so many wins in one group. */
export interface GroupLeader<Win extends GroupWin> {
  /** The rider's last win. */
  latest: Win;
  place: number;
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
export function leadersOfGroups<Win extends GroupWin>(wins: readonly Win[]): GroupLeader<Win>[] {
  return groupOrder.flatMap((group) => {
    const ofGroup = wins.filter(({ subgroupLabel }) => subgroupLabel === group);
    const byRider = Map.groupBy(ofGroup, ({ profileId }) => profileId);
    const riders = [...byRider.values()].toSorted((one, other) => other.length - one.length);
    const places = sharedPlaces(riders.map(({ length }) => length));

    return riders.slice(0, leadersPerGroup).flatMap((won, at) => {
      const [latest] = won;
      return latest === undefined ? [] : [{ latest, place: places[at] ?? 0, wins: won.length }];
    });
  });
}

/** How many wins each group has, most first; groups without one are left out. */
export function winsOfGroups(wins: readonly GroupWin[]): GroupWins[] {
  const byGroup = Map.groupBy(wins, ({ subgroupLabel }) => subgroupLabel);

  return groupOrder
    .map((subgroupLabel) => ({ subgroupLabel, wins: byGroup.get(subgroupLabel)?.length ?? 0 }))
    .filter((group) => group.wins > 0)
    .toSorted((one, other) => other.wins - one.wins);
}
