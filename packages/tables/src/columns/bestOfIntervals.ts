import { bestInColumn, measured } from '@otryv/race';
import { type BestEffort, effortOver } from './measuredValue.ts';
import type { PowerUnit } from './powerUnit.ts';

/** The best value of each interval, by its duration in s, among rows in the classification. */
export function bestOfIntervals(
  ranked: readonly { cpBestEfforts: readonly BestEffort[] }[],
  durations: readonly number[],
  unit: PowerUnit,
): Map<number, number | null> {
  return new Map(
    durations.map((duration) => [
      duration,
      bestInColumn(ranked.map((row) => measured(effortOver(row.cpBestEfforts, duration, unit)?.value))),
    ]),
  );
}
