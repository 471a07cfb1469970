import { describe, expect, it } from 'vitest';
import { ratedPoints } from './ratingPoints.ts';
import { rankTeams, type TeamRatingRow, teamContributions } from './teamContributions.ts';

const aRow = (row: Partial<TeamRatingRow>): TeamRatingRow => ({
  ...{ teamSlug: 'veter', place: 1, finishers: 20, importance: 'standard' },
  ...row,
});

describe('ratedPoints', () => {
  it.each([
    { place: 1, finishers: 50, importance: 'important', made: { base: 25, mass: 1.2, importance: 1.2, points: 36 } },
    {
      place: 1,
      finishers: 100,
      importance: 'championship',
      made: { base: 25, mass: 1.5, importance: 1.5, points: 56 },
    },
    { place: 1, finishers: 6, importance: 'sprint', made: { base: 25, mass: 0.7, importance: 0.6, points: 11 } },
    { place: 20, finishers: 40, importance: 'standard', made: { base: 1, mass: 1.2, importance: 1, points: 1 } },
    { place: 1, finishers: 5, importance: 'standard', made: { base: 25, mass: 0, importance: 1, points: 0 } },
    { place: null, finishers: 50, importance: 'standard', made: { base: 0, mass: 1.2, importance: 1, points: 0 } },
  ] as const)('shows what the points of place $place of $finishers are made of', ({ made, ...rated }) => {
    expect(ratedPoints(rated)).toEqual(made);
  });
});

describe('teamContributions', () => {
  it('sums the points of the riders of each team', () => {
    const teams = teamContributions([aRow({ place: 1 }), aRow({ place: 2 }), aRow({ teamSlug: 'pik', place: 3 })]);

    expect(teams.map(({ teamSlug, points }) => [teamSlug, points])).toEqual([
      ['veter', 43],
      ['pik', 15],
    ]);
  });

  it('leaves out riders without a team', () => {
    expect(teamContributions([aRow({ teamSlug: null })])).toEqual([]);
  });

  it('counts the starts of those without points, and no points for a row out of the classification', () => {
    const [team] = teamContributions([aRow({ place: 21 }), aRow({ place: null }), aRow({ importance: 'unrated' })]);

    expect(team).toEqual({ teamSlug: 'veter', points: 0, starters: 3, medals: 0, results: [] });
  });

  it('keeps each row with points, those with most first, and counts the places 1 to 3', () => {
    const [team] = teamContributions([aRow({ place: 4 }), aRow({ place: 1 }), aRow({ place: 3 })]);

    expect(team?.results.map(({ place, points }) => [place, points])).toEqual([
      [1, 25],
      [3, 15],
      [4, 12],
    ]);
    expect(team?.medals).toBe(2);
  });
});

describe('rankTeams', () => {
  it('gives equal points one rank, and none to teams without points', () => {
    const ranked = rankTeams([{ points: 10 }, { points: 0 }, { points: 30 }, { points: 10 }, { points: 5 }]);

    expect(ranked.map(({ points, rank }) => [points, rank])).toEqual([
      [30, 1],
      [10, 2],
      [10, 2],
      [5, 4],
      [0, null],
    ]);
  });
});
