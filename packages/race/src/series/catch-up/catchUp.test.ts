import { describe, expect, it } from 'vitest';
import { leadersOfGroups, winsOfGroups } from './catchUp.ts';

const win = (groupLabel: 'A' | 'B' | 'C' | 'D' | 'E', profileId: number) => ({ groupLabel, profileId });

describe('leadersOfGroups', () => {
  it('orders groups as E, A, B, C, D', () => {
    const wins = (['A', 'B', 'C', 'D', 'E'] as const).map((group) => win(group, 1));

    expect(leadersOfGroups(wins).map(({ latest }) => latest.groupLabel)).toEqual(['E', 'A', 'B', 'C', 'D']);
  });

  it('returns the three riders with most wins; equal wins share a place, with the latest winner first', () => {
    const wins = [win('A', 1), win('A', 2), win('A', 3), win('A', 4), win('A', 3), win('A', 4)];

    expect(leadersOfGroups(wins).map(({ latest, place, wins: count }) => [latest.profileId, place, count])).toEqual([
      [3, 1, 2],
      [4, 1, 2],
      [1, 3, 1],
    ]);
  });

  it('counts a rider separately in each group', () => {
    expect(leadersOfGroups([win('A', 1), win('B', 1)]).map(({ wins }) => wins)).toEqual([1, 1]);
  });

  it('keeps additional fields of the last win', () => {
    const wins = [
      { ...win('A', 1), eventId: 9 },
      { ...win('A', 1), eventId: 8 },
    ];

    expect(leadersOfGroups(wins).map(({ latest }) => latest.eventId)).toEqual([9]);
  });
});

describe('winsOfGroups', () => {
  it('counts every win, most first, and omits groups without one', () => {
    expect(winsOfGroups([win('C', 1), win('A', 1), win('A', 2)])).toEqual([
      { groupLabel: 'A', wins: 2 },
      { groupLabel: 'C', wins: 1 },
    ]);
    expect(winsOfGroups([])).toEqual([]);
  });
});
