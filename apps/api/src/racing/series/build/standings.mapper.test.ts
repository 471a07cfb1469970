import { generalRow } from '@otryv/contract/schemas';
import { aPerson, aRide, aStage, aStageLabel, series } from '@otryv/race/testing';
import { describe, expect, it } from 'vitest';
import { placingText } from './stage-shifts.ts';
import { toClassifications, toGeneralRow } from './standings.mapper.ts';

const appearance = { badgeBackground: '#112233', badgeTextColor: '#ffffff' };
const aTeam = (urlSlug: string) => ({ name: urlSlug, shortName: urlSlug, urlSlug, appearance });
const people = [
  aPerson(11, { age: 31, countryAlpha3: 'fin', team: aTeam('wind') }),
  aPerson(12, { age: 47, team: aTeam('wind') }),
  aPerson(13, { age: 20, team: aTeam('wave') }),
];
const rides = (late: number) => [
  aRide(11, { gender: 'FEMALE', timeMs: 1_500_000 + late, metres: 16_221 + late }),
  aRide(12, { gender: 'FEMALE', timeMs: 1_512_345 + late, metres: 16_232 }),
  aRide(13, { timeMs: 1_400_321 + late, metres: 16_243 }),
];
const stages = [aStage(1, rides(0), {}, people), aStage(2, rides(7_000), {}, people)];
const { general } = series(stages, [aStageLabel(13, 'DSQ', { stage: 2, reason: 'drafting' })]);
const rowOf = (profileId: number) => {
  const row = general.rows.find((each) => each.profileId === profileId);
  if (!row) throw new Error('The rider has no row.');
  return row;
};

describe('a row of the general classification', () => {
  it('has all computed values of a rider, and matches the contract', () => {
    const row = toGeneralRow(rowOf(11));

    expect(generalRow.parse(row)).toEqual(row);
    expect(row).toMatchObject({
      profileId: 11,
      profileData: {
        firstName: 'Rider',
        lastName: 'No11',
        gender: 'FEMALE',
        countryAlpha3: 'fin',
        age: 31,
        team: { urlSlug: 'wind' },
      },
      rank: { category: 1, absolute: 1 },
      totalTimeInMilliseconds: 3_007_000,
      totalDistanceInMeters: 16_221 + 23_221,
      totalElevationInMeters: 258,
      totalCalories: 824,
      stagesCompleted: 2,
      disqualification: null,
      stages: [
        { stageOrder: 1, durationInMilliseconds: 1_500_000, distanceInMeters: 16_221, penalty: null, isDropped: false },
        { stageOrder: 2, durationInMilliseconds: 1_507_000, distanceInMeters: 23_221, disqualification: null },
      ],
    });
    expect(toGeneralRow(rowOf(12)).gapsInCategories?.absolute).toEqual({ toLeader: 24_690, toPrev: 24_690 });
  });

  it('shows why a rider is out, and on which stages', () => {
    const { disqualification, stages: ridden } = toGeneralRow(rowOf(13));

    expect(disqualification).toEqual({ label: 'DSQ', reason: expect.anything(), stages: [2] });
    expect(ridden[1]?.disqualification).toEqual({ label: 'DSQ', reason: 'drafting' });
  });

  it('names a rider without a name by number, and omits a sex unknown to the game', () => {
    const row = rowOf(11);
    const named = toGeneralRow({
      ...row,
      rider: { ...row.rider, firstName: null, lastName: null, gender: 'NOT_KNOWN' },
    });

    expect(named.profileData).toMatchObject({ firstName: '11', lastName: '', gender: null });
    expect(toGeneralRow({ ...row, rider: { ...row.rider, gender: 'MALE' } }).profileData.gender).toBe('MALE');
  });
});

describe('the additional classifications', () => {
  it('contain only ranked riders and teams, each with the gap to the first', () => {
    const { points, women, ages, teams } = toClassifications(general, { scoringTable: [50, 30], teamSize: 2 });

    expect(points.map(({ profileId, place, points: sum }) => [profileId, place, sum])).toEqual([
      [11, 1, 80],
      [12, 2, 30],
    ]);
    expect(points[0]?.stages).toEqual([
      { stageOrder: 1, points: 30 },
      { stageOrder: 2, points: 50 },
    ]);
    expect(women).toEqual([
      { profileId: 11, place: 1, totalTimeInMilliseconds: 3_007_000, gapToLeader: null },
      { profileId: 12, place: 2, totalTimeInMilliseconds: 3_031_690, gapToLeader: 24_690 },
    ]);
    expect(ages.map(({ group, rows }) => [group, rows.map(({ profileId }) => profileId)])).toEqual([
      ['Mas', [11]],
      ['Vet', [12]],
      ['Snr', []],
    ]);
    expect(teams).toEqual([
      {
        team: expect.objectContaining({ urlSlug: 'wind' }),
        place: 1,
        gapToLeader: null,
        totalTimeInMilliseconds: 6_038_690,
        stages: [
          { stageOrder: 1, timeInMilliseconds: 3_012_345, riders: [11, 12] },
          { stageOrder: 2, timeInMilliseconds: 3_026_345, riders: [11, 12] },
        ],
      },
    ]);
    expect(toClassifications(general, { scoringTable: [], teamSize: null }).teams).toEqual([]);
  });
});

it('formats a rank or a label with its category', () => {
  const texts = [
    null,
    { category: 'APlus' as const, place: 3, label: null },
    { category: 'B' as const, place: null, label: null },
    { category: null, place: 3, label: 'DSQ' as const },
  ].map(placingText);

  expect(texts).toEqual([null, 'A+ 3', 'B —', '? DSQ']);
});
