import { hourMs, minuteMs, secondMs } from '../timeUnits.ts';

const FITTING_SHARE = 0.95;

const NICE_ENDS = [
  ...[1, 2, 5, 10, 15, 20, 30, 40].map((seconds) => seconds * secondMs),
  ...[1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50].map((minutes) => minutes * minuteMs),
];

/**
 * Returns the end of the scale of gap tracks, in ms: the first round figure that covers 95 % of the gaps to the leader.
 * Later finishers get an arrow end. One second if there is nothing to measure.
 */
export function gapScale(gapsMs: readonly (number | null)[]): number {
  const gaps = gapsMs.filter((gap) => gap !== null && Number.isFinite(gap)).toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const needed = gaps[Math.ceil(gaps.length * FITTING_SHARE) - 1] ?? 0;
  return NICE_ENDS.find((end) => end >= needed) ?? Math.ceil(needed / hourMs) * hourMs;
}
