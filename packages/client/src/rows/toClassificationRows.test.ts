import { describe, expect, it } from 'vitest';
import { toClassificationRows, toTeamClassificationRows } from './toClassificationRows.ts';

type Standings = Parameters<typeof toClassificationRows>[1];

const general = (profileId: number, stagesCompleted: number) => ({
  profileId,
  stagesCompleted,
  finalCategory: 'B',
  profileData: { firstName: `Rider${profileId}` },
});
const standingsOf = (results: readonly object[], teams: readonly object[] = []) =>
  ({ results, classifications: { teams } }) as unknown as Standings;
const byTime = (profileId: number, place: number, gapToLeader: number | null) => ({
  profileId,
  place,
  totalTimeInMilliseconds: 3_600_000 + profileId * 1_000,
  gapToLeader,
});

describe('toClassificationRows', () => {
  it('has the rider and category of the general classification, and leaves out unknown riders', () => {
    const standings = standingsOf([general(12, 3), general(13, 3), general(14, 3)]);
    const byPoints = [
      { profileId: 13, place: 1, points: 81 },
      { profileId: 12, place: 2, points: 80 },
    ];

    expect(toClassificationRows([...byPoints, byTime(99, 3, 700)], standings)).toMatchObject([
      { profileId: 13, place: 1, points: 81, timeMs: null, gapToLeaderMs: null, category: 'B' },
      { profileId: 12, place: 2, points: 80, rider: { firstName: 'Rider12' } },
    ]);
    expect(toClassificationRows([byTime(14, 1, 500), byTime(13, 2, 1_000)], standings)).toMatchObject([
      { profileId: 14, place: 1, points: null, timeMs: 3_614_000, gapToLeaderMs: 500 },
      { profileId: 13, place: 2, points: null, timeMs: 3_613_000, gapToLeaderMs: 1_000 },
    ]);
  });

  it('counts the stages that a rider without a time gap is behind the leader', () => {
    const standings = standingsOf([general(20, 3), general(21, 1), general(22, 2)]);
    const rows = toClassificationRows([byTime(20, 1, null), byTime(21, 2, null), byTime(22, 3, 700)], standings);

    expect(rows.map(({ fewerStages }) => fewerStages)).toEqual([0, 2, 0]);
  });
});

it('toTeamClassificationRows counts the stages of each team', () => {
  const team = { name: 'Ветер', shortName: 'В', urlSlug: 'wind' };
  const row = { team, place: 2, totalTimeInMilliseconds: 7_300_000, gapToLeader: 4_321, stages: [{}, {}, {}] };

  expect(toTeamClassificationRows(standingsOf([], [row]))).toEqual([
    { team, place: 2, timeMs: 7_300_000, gapToLeaderMs: 4_321, stages: 3 },
  ]);
});
