import type { Comparison } from '@otryv/contract';
import { measuredOrNull } from '@otryv/race';
import type { ComparisonRider } from '@otryv/tables';
import { gramsPerKg } from './units.ts';

const unknown = { value: null };

/** Converts a rider of the API's comparison, or a rider's profile, to the props of `RidersComparison`. */
export function toComparisonRider({
  profile,
  powerCurve,
  quantityRace,
}: Pick<Comparison['riders'][number], 'profile' | 'powerCurve' | 'quantityRace'>): ComparisonRider {
  const { zwiftId, firstName, lastName, ftp, weight, medals } = profile;

  return {
    profileId: zwiftId,
    firstName,
    lastName,
    racingScore: measuredOrNull(profile.competitionMetrics?.racingScore),
    racingScoreChange: profile.racingScoreChange,
    ftpWatts: ftp?.watts ?? unknown,
    ftpWattsPerKg: ftp?.wattsKg ?? unknown,
    weightKg: { value: weight && weight / gramsPerKg, hidden: profile.isWeightHidden },
    raceCount: quantityRace,
    winCount: medals.gold,
    podiumCount: medals.gold + medals.silver + medals.bronze,
    bestWatts: powerCurve?.pointsWatts ?? [],
    bestWattsPerKg: powerCurve?.pointsWattsPerKg ?? [],
  };
}
