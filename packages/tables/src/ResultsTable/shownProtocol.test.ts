import { describe, expect, it } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import { shownProtocol } from './shownProtocol.ts';

describe('shownProtocol', () => {
  it('counts the official gaps when everybody is shown', () => {
    const rows = aProtocol(20);

    const shown = shownProtocol(rows, null, 'classicCommon');

    expect(shown.rows.map(({ shownGap }) => shownGap.toLeaderMs)).toEqual(rows.map(({ gap }) => gap));
  });

  it('gives places of their own to a category of a common protocol, shared by equal times', () => {
    const inB = (profileId: number, timeMs: number) => aResult({ profileId, timeMs, subgroupLabel: 'B' });
    const rows = [aResult(), inB(2, 2000), inB(3, 1000), inB(4, 2000), inB(5, 3000)];

    expect(shownProtocol(rows, 'B', 'classicCommon').rows.map(({ shownPlace }) => shownPlace)).toEqual([2, 1, 2, 4]);
  });

  it.each([{ category: null, kind: 'classicCommon' } as const, { category: 'A', kind: 'newbies' } as const])(
    'needs no places of their own for $category in $kind',
    ({ category, kind }) => {
      expect(shownProtocol(aProtocol(4), category, kind).hasPlaces).toBe(false);
    },
  );

  it('has no gaps for the disqualified', () => {
    const { rows } = shownProtocol(outOfRanking(), null, 'classicCommon');

    expect(rows.every(({ shownGap }) => shownGap.toLeaderMs === null)).toBe(true);
  });
});
