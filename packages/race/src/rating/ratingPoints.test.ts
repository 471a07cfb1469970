import { describe, expect, it } from 'vitest';
import { ratingPoints } from './ratingPoints.ts';

describe('ratingPoints', () => {
  const standard = { finishers: 20, importance: 'standard' } as const;

  it('awards 25 to the winner of a standard race, and one point to the places 10 to 20', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21].map((place) => ratingPoints({ ...standard, place }));

    expect(points).toEqual([25, 18, 15, 12, 10, 8, 6, 4, 2, 1, 1, 0]);
  });

  it.each([
    { finishers: 5, points: 0 },
    { finishers: 6, points: 18 },
    { finishers: 14, points: 18 },
    { finishers: 15, points: 25 },
    { finishers: 39, points: 25 },
    { finishers: 40, points: 30 },
    { finishers: 99, points: 30 },
    { finishers: 100, points: 38 },
  ])('awards the winner of $finishers finishers $points', ({ finishers, points }) => {
    expect(ratingPoints({ ...standard, place: 1, finishers })).toBe(points);
  });

  it.each([
    { importance: 'unrated', points: 0 },
    { importance: 'sprint', points: 11 },
    { importance: 'important', points: 22 },
    { importance: 'championship', points: 27 },
  ] as const)('weighs a second place in a race that is $importance', ({ importance, points }) => {
    expect(ratingPoints({ ...standard, place: 2, importance })).toBe(points);
  });

  it('awards nothing to a row out of the classification', () => {
    expect([null, 0].map((place) => ratingPoints({ ...standard, place }))).toEqual([0, 0]);
  });
});
