import type { ResultDto } from '@otryv/contract';
import type { RankedRow } from '@otryv/race';
import { expect, it } from 'vitest';
import { placingsOf, rankText } from './placings.ts';
import { toWinner } from './winner.mapper.ts';

const aRow = (profileId: number, rankEvent: number, changes: object = {}): ResultDto =>
  Object.assign(Object.create(null), {
    _id: `77.${profileId}`,
    profileId,
    rankEvent,
    subgroupLabel: 'B',
    disqualification: null,
    gap: 871 + profileId,

    points: { zpruFinishPoints: profileId * 3 },
    profileData: { firstName: 'Ada', lastName: 'Lis', countryAlpha3: 'fin' },
    activityData: { durationInMilliseconds: { value: 1_457_351, addition: '' } },
    ...changes,
  });
const ranked = (place: number | null, gapToLeaderMs: number | null): RankedRow =>
  Object.assign(Object.create(null), { place, gapToLeaderMs, groupLabel: 'B' });

it('compares rows by rank, label, gap and points', () => {
  const rows = [aRow(11, 2), aRow(12, 0, { disqualification: 'DSQ', points: null })];
  const placings = placingsOf(rows);

  expect(placings).toEqual([
    { rowId: '77.11', place: 2, label: null, gapMs: 882, points: 33 },
    { rowId: '77.12', place: null, label: expect.any(String), gapMs: 883, points: null },
  ]);
  expect([...placings, null].map(rankText)).toEqual(['2', placings[1]?.label, null]);
  expect(rankText({ rowId: '77.13', place: null, label: null, gapMs: null, points: null })).toBeNull();
});

it('shows the winner like the mapped row', () => {
  const rows = [aRow(12, 0), aRow(11, 1), aRow(13, 2)];
  const rank = [ranked(null, null), ranked(1, 0), ranked(2, 871)];

  expect(toWinner(rank, rows, 'classicCommon')).toEqual({
    profileId: 11,
    firstName: 'Ada',
    lastName: 'Lis',
    countryAlpha3: 'fin',
    subgroupLabel: 'B',
    durationInMilliseconds: 1_457_351,
    secondGap: 871,
  });
  expect(toWinner([ranked(null, null)], [aRow(12, 0)], 'classicCommon')).toBeNull();
});
