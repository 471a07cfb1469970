import { expect, it } from 'vitest';
import { toComparisonRider } from './toComparisonRider.ts';

type Rider = Parameters<typeof toComparisonRider>[0];

const profile = {
  zwiftId: 3021,
  firstName: 'Лев',
  lastName: 'Подветренный',
  racingScoreChange: 4,
  weight: 72_500,
  isWeightHidden: false,
  medals: { gold: 1, silver: 2, bronze: 3 },
  ftp: { watts: { value: 280 }, wattsKg: { value: 3.86 } },
  competitionMetrics: { racingScore: 412 },
};
const riderWith = (changes: object): Rider =>
  Object.assign(Object.create(null), { profile: { ...profile, ...changes }, powerCurve: null, quantityRace: 148 });

it('returns the weight in kg, and counts wins among the podiums', () => {
  expect(toComparisonRider(riderWith({}))).toMatchObject({
    profileId: 3021,
    weightKg: { value: 72.5, hidden: false },
    racingScore: 412,
    raceCount: 148,
    winCount: 1,
    podiumCount: 6,
    bestWatts: [],
  });
});

it('distinguishes unknown from hidden values', () => {
  const rider = toComparisonRider(
    riderWith({ weight: null, isWeightHidden: true, ftp: null, competitionMetrics: { racingScore: 0 } }),
  );

  expect(rider.weightKg).toEqual({ value: null, hidden: true });
  expect([rider.ftpWatts, rider.racingScore]).toEqual([{ value: null }, null]);
});
