import { expect, it } from 'vitest';
import { TeamScores } from '../../clubs/teams/read/team-scores.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import type { StoredTeam } from '../../clubs/teams/records/team.ts';
import { Clock } from '../../kernel/clock.ts';
import { Cursors } from '../../kernel/paging/cursors.ts';
import { fake } from '../../testing/fake.ts';
import { ContributionsRepository } from './contributions.repository.ts';
import { RatingService } from './rating.service.ts';

it('ranks all open teams, and closed teams with points', async () => {
  const teams = [
    { urlSlug: 'open-first', closedAt: null, points: 30 },
    { urlSlug: 'closed-second', closedAt: new Date('2026-11-01T00:00:00Z'), points: 20 },
    { urlSlug: 'open-started', closedAt: null, points: 0 },
    { urlSlug: 'closed-started', closedAt: new Date('2026-11-01T00:00:00Z'), points: 0 },
  ].map((team) => ({ ...team, id: team.urlSlug, name: team.urlSlug }));
  const rating = ratingOf(teams);

  const ranks = await rating.listRanks('2026-2027');

  expect(ranks.map(({ team, points, rank }) => [team.urlSlug, points, rank])).toEqual([
    ['open-first', 30, 1],
    ['closed-second', 20, 2],
    ['open-started', 0, null],
  ]);
});

it.each([0, 1, 2, 3, 4, 7])('has the first three of %d teams with points at the top', async (count) => {
  const teams = Array.from({ length: count + 2 }, (_, at) => ({
    urlSlug: `team-${at}`,
    id: `team-${at}`,
    name: `Team ${at}`,
    closedAt: null,
    logo: null,
    poster: null,
    points: Math.max(0, count - at) * 10,
  }));
  const rating = ratingOf(teams);

  const { data } = await rating.getTop();

  expect(data.map(({ urlSlug, rank, points }) => [urlSlug, rank, points])).toEqual(
    teams.slice(0, Math.min(3, count)).map(({ urlSlug, points }, at) => [urlSlug, at + 1, points]),
  );
});

type Team = Pick<StoredTeam, 'urlSlug' | 'id' | 'name' | 'closedAt'> & { points: number };

function ratingOf(teams: readonly Team[]): RatingService {
  return new RatingService(
    fake(ContributionsRepository, {
      listTotals: async () => teams.map(({ urlSlug, points }) => ({ teamSlug: urlSlug, points, medals: 0 })),
      findUpdatedAt: async () => null,
    }),
    fake(TeamsService, {
      openOrNamed: async (slugs) =>
        teams.filter(({ urlSlug, closedAt }) => !closedAt || slugs.includes(urlSlug)) as unknown as StoredTeam[],
    }),
    fake(TeamScores, {}),
    new Clock(),
    fake(Cursors, {}),
  );
}
