import { bestInColumn } from '@otryv/race';
import type { BestEffort } from '../rows/measuredValue.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';

/**
 * Returns the best plausible value of each interval, by its duration in s, of the rows in the classification: in one
 * pass over their efforts.
 */
export function bestOfIntervals(
  ranked: readonly { bestEfforts: readonly BestEffort[] }[],
  durations: readonly number[],
  unit: PowerUnit,
): Map<number, number | null> {
  const values = new Map(durations.map((duration): [number, (number | null)[]] => [duration, []]));
  for (const { bestEfforts } of ranked) {
    for (const { duration, watts, wattsKg } of bestEfforts) {
      const { value, addition } = unit === 'watts' ? watts : wattsKg;
      if (addition !== 'implausible') values.get(duration)?.push(value);
    }
  }
  return new Map(durations.map((duration) => [duration, bestInColumn(values.get(duration) ?? [])]));
}
