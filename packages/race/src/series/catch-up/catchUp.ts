import type { GroupLabel } from '../../categories/groupLabel.ts';
import { groupBy } from '../../lists/groupBy.ts';
import { sharedPlaces } from '../../protocol/standingsOf.ts';

/** A win of a catch-up series: the group of the winner and the winner's profile id. */
export interface GroupWin {
  groupLabel: GroupLabel;
  profileId: number;
}

/** A rider with so many wins in one group. */
export interface GroupLeader<Win extends GroupWin> {
  /** The rider's latest win. */
  latest: Win;
  place: number;
  wins: number;
}

export interface GroupWins {
  groupLabel: GroupLabel;
  wins: number;
}

const groupOrder = ['E', 'A', 'B', 'C', 'D'] as const;
const leadersPerGroup = 3;

/**
 * Returns the three riders with most wins of each group, in the order E, A, B, C, D. Equal numbers of wins share a
 * place; among those the rider of the latest win is first. `wins` are sorted latest first.
 */
export function leadersOfGroups<Win extends GroupWin>(wins: readonly Win[]): GroupLeader<Win>[] {
  return groupOrder.flatMap((group) => {
    const ofGroup = wins.filter(({ groupLabel }) => groupLabel === group);
    const byRider = groupBy(ofGroup, ({ profileId }) => profileId);
    const riders = [...byRider.values()].toSorted((one, other) => other.length - one.length);
    const ranks = sharedPlaces(riders.map(({ length }) => length));

    return riders.slice(0, leadersPerGroup).flatMap((won, at) => {
      const [latest] = won;
      return latest === undefined ? [] : [{ latest, place: ranks[at] ?? 0, wins: won.length }];
    });
  });
}

/** Counts the wins of each group, most first; groups without one are omitted. */
export function winsOfGroups(wins: readonly GroupWin[]): GroupWins[] {
  const byGroup = groupBy(wins, ({ groupLabel }) => groupLabel);

  return groupOrder
    .map((groupLabel) => ({ groupLabel, wins: byGroup.get(groupLabel)?.length ?? 0 }))
    .filter((group) => group.wins > 0)
    .toSorted((one, other) => other.wins - one.wins);
}
