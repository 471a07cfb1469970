import { secondMs } from '../platform/time-units.ts';
import type { FitRide } from './fit-worker.ts';

/** When a result was ridden: epoch milliseconds, and how long it took. */
export interface RaceTime {
  startMs: number;
  durationMs: number;
}

/** What a clock may differ by, and what a file may lack at its ends. */
const leastCovered = 0.9;
const mostDifference = 0.05;
const leastWattsApart = 10;

/** The records of a race in a file, counted in seconds from the start of the race; `null` where the file is of another ride. */
export function recordsOfRace({ seconds, watts }: FitRide, { startMs, durationMs }: RaceTime): FitRide | null {
  const start = Math.round(startMs / secondMs);
  const length = Math.round(durationMs / secondMs);
  const within = seconds.flatMap((second, index) => {
    const at = second - start;
    return at >= 0 && at < length ? [{ at, watts: watts[index] ?? null }] : [];
  });
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || last.at - first.at + 1 < length * leastCovered) return null;
  // The first second is there even where the device began later: what is missing counts as 0.
  const from = first.at === 0 ? within : [{ at: 0, watts: null }, ...within];
  return { seconds: from.map(({ at }) => at), watts: from.map((each) => each.watts) };
}

/** Whether the average of the samples is what the game measured, if it did. */
export function isSamePower(samples: Uint16Array, known: number | null | undefined): boolean {
  if (!known) return true;
  const average = samples.reduce((sum, each) => sum + each, 0) / Math.max(samples.length, 1);
  return Math.abs(average - known) <= Math.max(known * mostDifference, leastWattsApart);
}
