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

/**
 * Returns the first names of riders, with the first letter of the last name for equal ones; full names if that is not
 * enough, with their numbers if those are equal too.
 */
export function shortNames(riders: readonly ComparisonRider[]): string[] {
  const first = riders.map(({ firstName, lastName }) => firstName.trim() || lastName.trim());
  const isRepeated = (name: string) => first.filter((other) => other === name).length > 1;
  const lettered = riders.map(({ lastName }, at) => {
    const name = first[at] ?? '';
    const [letter] = lastName.trim();
    return isRepeated(name) && letter !== undefined ? `${name} ${letter}.` : name;
  });
  const full = riders.map(({ firstName, lastName }) => [firstName, lastName].join(' ').trim());
  const numbered = riders.map(({ profileId }, at) => [full[at], profileId].join(' ').trim());
  return [lettered, full].find((names) => new Set(names).size === names.length && !names.includes('')) ?? numbered;
}
