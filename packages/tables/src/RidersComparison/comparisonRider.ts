import type { PowerCurve } from '@otryv/ui/charts';
import type { MeasuredValue } from '../rows/measuredValue.ts';

/** A rider of a comparison. */
export interface ComparisonRider {
  profileId: number;
  firstName: string;
  lastName: string;
  racingScore: number | null;
  /** Change of the score over 30 days. */
  racingScoreChange: number | null;
  ftpWatts: MeasuredValue;
  ftpWattsPerKg: MeasuredValue;
  weightKg: MeasuredValue;
  raceCount: number;
  winCount: number;
  podiumCount: number;
  /** Best power of 90 days in W, by interval; empty with a hidden weight, which W and W/kg together would reveal. */
  bestWatts: PowerCurve['bests'];
  bestWattsPerKg: PowerCurve['bests'];
}

/** Returns the first names of riders; full names, with their numbers, if two are equal. */
export function shortNames(riders: readonly ComparisonRider[]): string[] {
  const first = riders.map(({ firstName }) => firstName.trim());
  const isClear = new Set(first).size === first.length && !first.includes('');
  if (isClear) return first;
  return riders.map(({ firstName, lastName, profileId }) => [firstName, lastName, profileId].join(' ').trim());
}
