import { describe, expect, it } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { type ShownProtocol, shownProtocol } from './shownProtocol.ts';

const shownOf = ({ rows, withStanding }: ShownProtocol) => rows.map((row) => withStanding(row).shown);

describe('shownProtocol', () => {
  it('returns the official gaps when all riders are shown', () => {
    const rows = aProtocol(20);

    const shown = shownProtocol(rows, null, 'classicCommon');

    expect(shownOf(shown).map(({ toLeaderMs }) => toLeaderMs)).toEqual(rows.map(({ gapToLeaderMs }) => gapToLeaderMs));
  });

  it('computes separate places for a category of a common protocol, shared by equal times', () => {
    const inB = (profileId: number, timeMs: number) => aResult({ profileId, timeMs, groupLabel: 'B' });
    const rows = [aResult(), inB(2, 2000), inB(3, 1000), inB(4, 2000), inB(5, 3000)];

    const shown = shownProtocol(rows, 'B', 'classicCommon');

    expect(shownOf(shown).map(({ place }) => place)).toEqual([2, 1, 2, 4]);
  });

  it.each([{ category: null, kind: 'classicCommon' } as const, { category: 'A', kind: 'newbies' } as const])(
    'computes no separate places for $category in $kind',
    ({ category, kind }) => {
      expect(shownProtocol(aProtocol(4), category, kind).field.hasRanks).toBe(false);
    },
  );

  it('returns no gaps for the disqualified', () => {
    const shown = shownProtocol(outOfRanking(), null, 'classicCommon');

    expect(shownOf(shown).every(({ toLeaderMs }) => toLeaderMs === null)).toBe(true);
  });
});
