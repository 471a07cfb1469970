import { measured } from '@otryv/race';
import type { BestEffort } from './measuredValue.ts';
import type { PowerUnit } from './powerUnit.ts';

/** The best value of each interval, by its duration in s, among rows in the classification: one pass over their efforts. */
export function bestOfIntervals(
  ranked: readonly { cpBestEfforts: readonly BestEffort[] }[],
  durations: readonly number[],
  unit: PowerUnit,
): Map<number, number | null> {
  const bests = new Map<number, number | null>(durations.map((duration) => [duration, null]));
  for (const { cpBestEfforts } of ranked) {
    for (const { duration, watts, wattsKg } of cpBestEfforts) {
      const best = bests.get(duration);
      const value = measured(unit === 'watts' ? watts.value : wattsKg.value);
      if (best !== undefined && value !== null && value > (best ?? 0)) bests.set(duration, value);
    }
  }
  return bests;
}
