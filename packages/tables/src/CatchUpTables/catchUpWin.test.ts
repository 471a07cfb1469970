import { describe, expect, it } from 'vitest';
import { aCatchUpWin, someCatchUpWins } from '../testing/aCatchUpWin.ts';
import { leadersOfGroups, winsOfGroups } from './catchUpWin.ts';

const win = (subgroupLabel: 'A' | 'B' | 'C' | 'D' | 'E', profileId: number) =>
  aCatchUpWin({ subgroupLabel, profileId });

describe('leadersOfGroups', () => {
  it('stands in the order E, A, B, C, D', () => {
    const wins = (['A', 'B', 'C', 'D', 'E'] as const).map((group) => win(group, 1));

    expect(leadersOfGroups(wins).map(({ subgroupLabel }) => subgroupLabel)).toEqual(['E', 'A', 'B', 'C', 'D']);
  });

  it('takes the three riders with most wins; equal wins share a place, who won last is first', () => {
    const wins = [win('A', 1), win('A', 2), win('A', 3), win('A', 4), win('A', 3), win('A', 4)];

    expect(leadersOfGroups(wins).map(({ profileId, place, wins: count }) => [profileId, place, count])).toEqual([
      [3, 1, 2],
      [4, 1, 2],
      [1, 3, 1],
    ]);
  });

  it('counts a rider in each group apart', () => {
    expect(leadersOfGroups([win('A', 1), win('B', 1)]).map(({ wins }) => wins)).toEqual([1, 1]);
  });
});

describe('winsOfGroups', () => {
  it('loses no win, and leaves out groups without one', () => {
    const wins = someCatchUpWins();

    expect(winsOfGroups(wins).reduce((sum, group) => sum + group.wins, 0)).toBe(wins.length);
    expect(winsOfGroups([win('C', 1)])).toEqual([{ subgroupLabel: 'C', wins: 1 }]);
  });
});
