import { describe, expect, it } from 'vitest';
import { aProtocol, outOfRanking } from '../testing/aProtocol.ts';
import { aResult } from '../testing/aResult.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';
import { type ShownProtocol, shownProtocol } from './shownProtocol.ts';

const drawn = ({ rows, present }: ShownProtocol) => rows.map(present.rowOf);

describe('shownProtocol', () => {
  it('counts the official gaps when everybody is shown', () => {
    const rows = aProtocol(20);

    const shown = shownProtocol(rows, null, 'classicCommon');

    expect(drawn(shown).map(({ shownGap }) => shownGap.toLeaderMs)).toEqual(rows.map(({ gap }) => gap));
  });

  it('gives places of their own to a category of a common protocol, shared by equal times', () => {
    const inB = (profileId: number, timeMs: number) => aResult({ profileId, timeMs, subgroupLabel: 'B' });
    const rows = [aResult(), inB(2, 2000), inB(3, 1000), inB(4, 2000), inB(5, 3000)];

    const shown = shownProtocol(rows, 'B', 'classicCommon');

    expect(drawn(shown).map(({ shownPlace }) => shownPlace)).toEqual([2, 1, 2, 4]);
  });

  it.each([{ category: null, kind: 'classicCommon' } as const, { category: 'A', kind: 'newbies' } as const])(
    'needs no places of their own for $category in $kind',
    ({ category, kind }) => {
      expect(shownProtocol(aProtocol(4), category, kind).hasPlaces).toBe(false);
    },
  );

  it('has no gaps for the disqualified', () => {
    const shown = shownProtocol(outOfRanking(), null, 'classicCommon');

    expect(drawn(shown).every(({ shownGap }) => shownGap.toLeaderMs === null)).toBe(true);
  });

  it('stamps a row anew when its gap or place changes, and only then', () => {
    const [first, ...others] = aProtocol(5);
    if (!first) throw new Error('The protocol has no rows.');
    const late = { ...first, activityData: { durationInMilliseconds: { value: 9_000_000 } } };
    const stamps = (rows: readonly ResultsTableRow[]) => {
      const { present } = shownProtocol(rows, null, 'classicCommon');
      return others.map(present.stampOf);
    };

    expect(stamps([first, ...others])).toEqual(stamps([{ ...first }, ...others]));
    expect(stamps([first, ...others])).not.toEqual(stamps([late, ...others]));
  });
});
