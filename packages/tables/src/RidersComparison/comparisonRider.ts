import type { PowerCurve } from '@otryv/ui/charts';
import type { MeasuredValue } from '../rows/measuredValue.ts';

/** A rider of a comparison. */
export interface ComparisonRider {
  profileId: number;
  firstName: string;
  lastName: string;
  racingScore: number | null;
  /** How much the score changed over 30 days. */
  racingScoreChange: number | null;
  ftpWatts: MeasuredValue;
  ftpWattsPerKg: MeasuredValue;
  weightKg: MeasuredValue;
  raceCount: number;
  winCount: number;
  podiumCount: number;
  /** The best power of 90 days in W, by interval; empty with a hidden weight, which W and W/kg together give away. */
  bestWatts: PowerCurve['bests'];
  bestWattsPerKg: PowerCurve['bests'];
}

/** The first names of riders; the whole ones, with the numbers, where two have the same. */
export function shortNames(riders: readonly ComparisonRider[]): string[] {
  const first = riders.map(({ firstName }) => firstName.trim());
  const isClear = new Set(first).size === first.length && !first.includes('');
  if (isClear) return first;
  return riders.map(({ firstName, lastName, profileId }) => [firstName, lastName, profileId].join(' ').trim());
}
