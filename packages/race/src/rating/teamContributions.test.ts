import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORTANCE_LEVELS } from '../event/importance.ts';
import { ratedPoints } from './ratingPoints.ts';
import { rankTeams, type TeamRatingRow, teamContributions } from './teamContributions.ts';

const aRow = (row: Partial<TeamRatingRow>): TeamRatingRow => ({
  teamSlug: 'veter',
  place: 1,
  finishers: 20,
  importance: 'standard',
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
  ] as const)('returns the factors of the points of place $place of $finishers', ({ made, ...rated }) => {
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

  it('omits riders without a team', () => {
    expect(teamContributions([aRow({ teamSlug: null })])).toEqual([]);
  });

  it('counts starts without points, and awards no points to a row out of the classification', () => {
    const [team] = teamContributions([aRow({ place: 21 }), aRow({ place: null }), aRow({ importance: 'unrated' })]);

    expect(team).toEqual({ teamSlug: 'veter', points: 0, starters: 3, medals: 0, results: [] });
  });

  it('keeps each row with points, highest first, and counts the places 1 to 3', () => {
    const [team] = teamContributions([aRow({ place: 4 }), aRow({ place: 1 }), aRow({ place: 3 })]);

    expect(team?.results.map(({ place, points }) => [place, points])).toEqual([
      [1, 25],
      [3, 15],
      [4, 12],
    ]);
    expect(team?.medals).toBe(2);
  });
});

describe('the rating of teams', () => {
  it('is independent of the order of rows and the names of teams', () => {
    holds((rows) => {
      const nameOf = (slug: string | null) => (slug === null ? null : (otherNames[slug] ?? slug));
      const renamed = rows.map((row) => ({ ...row, teamSlug: nameOf(row.teamSlug) }));
      const withOtherNames = rankTeams(teamContributions(rows)).map((team) => ({
        ...team,
        teamSlug: nameOf(team.teamSlug) ?? '',
        results: team.results.map((result) => ({ ...result, teamSlug: nameOf(result.teamSlug) })),
      }));

      expect(bySlug(rankTeams(teamContributions(renamed.toReversed())))).toEqual(bySlug(withOtherNames));
    });
  });

  it('awards a team the points, starts and medals that it loses without its riders', () => {
    holds((rows) => {
      for (const { teamSlug, points, starters, medals } of teamContributions(rows)) {
        const own = rows.filter((row) => row.teamSlug === teamSlug);
        const made = own.map((row) => ratedPoints(row).points);

        expect(points).toBe(made.reduce((sum, one) => sum + one, 0));
        expect(starters).toBe(own.length);
        expect(medals).toBe(own.filter((row, at) => [1, 2, 3].includes(row.place ?? 0) && (made[at] ?? 0) > 0).length);
        expect(teamContributions(rows.filter((row) => row.teamSlug !== teamSlug))).toEqual(
          teamContributions(rows).filter((team) => team.teamSlug !== teamSlug),
        );
      }
    });
  });

  it('never awards more points for a worse place, a smaller field or a less important race', () => {
    fc.assert(
      fc.property(ratedRank, ratedRank, (one, other) => {
        const [better, worse] = [Math.min(one.place, other.place), Math.max(one.place, other.place)];
        const [small, large] = [Math.min(one.finishers, other.finishers), Math.max(one.finishers, other.finishers)];
        const level = (at: number) => IMPORTANCE_LEVELS[at] ?? 'unrated';
        const [lower, higher] = [Math.min(one.level, other.level), Math.max(one.level, other.level)];

        expect(ratedPoints({ place: worse, finishers: small, importance: level(lower) }).points).toBeLessThanOrEqual(
          ratedPoints({ place: better, finishers: large, importance: level(higher) }).points,
        );
      }),
    );
  });
});

const otherNames: Partial<Record<string, string>> = { veter: 'pik', pik: 'veter' };
const ratedRank = fc.record({
  place: fc.integer({ min: 1, max: 25 }),
  finishers: fc.nat(120),
  level: fc.nat(IMPORTANCE_LEVELS.length - 1),
});
// Every place once, so that only points may be equal.
const someRows = fc
  .uniqueArray(
    fc.record({
      teamSlug: fc.constantFrom('veter', 'pik', 'volna', null),
      place: fc.option(fc.integer({ min: 1, max: 25 })),
      finishers: fc.constantFrom(5, 20, 100),
      importance: fc.constantFrom(...IMPORTANCE_LEVELS),
    }),
    { selector: ({ place }) => place, maxLength: 20 },
  )
  .map((rows) => rows.map(aRow));

function holds(promise: (rows: TeamRatingRow[]) => void) {
  fc.assert(fc.property(someRows, promise));
}

function bySlug<Team extends { teamSlug: string }>(teams: readonly Team[]): Team[] {
  return teams.toSorted((one, other) => Number(one.teamSlug > other.teamSlug) - Number(one.teamSlug < other.teamSlug));
}

describe('rankTeams', () => {
  it('assigns equal points one rank, and none to teams without points', () => {
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
