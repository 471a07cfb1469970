import { expect, it } from 'vitest';
import { ru } from './messages/ru.ts';
import { teamFigures } from './teamFigures.ts';

it('shows available figures only: the season with points, the next rank below the first', () => {
  const riderMetrics = { totalMembers: 17, averageRacingScore: 412 };
  const seasonRating = { rank: 3, rankedTeams: 21, points: 1_234, pointsToNext: 56 };
  const shown = (metrics: object, rating: object | null) => {
    const data = Object.assign(Object.create(null), {
      riderMetrics: { ...riderMetrics, ...metrics },
      seasonRating: rating,
    });
    return teamFigures(data, ru, 'ru').map(({ label, value, rest }) => [label, value, rest]);
  };
  const { rank, points, members, score, of, toNext } = ru.figures;
  const people = [
    [members, '17', undefined],
    [score, '412', undefined],
  ];

  expect(shown({}, seasonRating)).toEqual([
    [rank, '3', of(21)],
    [points, expect.stringMatching(/^1\s?234$/), undefined],
    [toNext(2), '56', undefined],
    ...people,
  ]);
  expect(shown({}, { ...seasonRating, rank: 1, pointsToNext: null }).map(([label]) => label)).toEqual([
    rank,
    points,
    members,
    score,
  ]);
  expect(shown({ averageRacingScore: null }, null)).toEqual(people.slice(0, 1));
});
