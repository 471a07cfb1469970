import { measuredOrNull } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';
import { workBySecond } from './bestEfforts.ts';

const WINDOW = 30;

/**
 * Computes normalized power in W: the fourth root of the mean fourth power of the rolling 30 s means. Expects one
 * sample per second; `null` for a ride shorter than 30 s. A steady ride has its own power.
 */
export function normalizedPower(powerBySecond: ArrayLike<number>): number | null {
  if (powerBySecond.length < WINDOW) return null;
  const work = workBySecond(powerBySecond);
  let sum = 0;
  for (let end = WINDOW; end < work.length; end++) {
    sum += (((work[end] ?? 0) - (work[end - WINDOW] ?? 0)) / WINDOW) ** 4;
  }
  return Math.sqrt(Math.sqrt(sum / (work.length - WINDOW)));
}

/** Computes normalized over average power, with two decimals; `null` if either is missing. */
export function variabilityIndex(
  normalizedWatts: number | null | undefined,
  averageWatts: number | null | undefined,
): number | null {
  const normalized = measuredOrNull(normalizedWatts);
  const average = measuredOrNull(averageWatts);
  return normalized === null || average === null ? null : roundTo(normalized / average, 2);
}

/** Bands of the variability index: upper edges, inclusive; values above the last edge are in the last band. */
export const VARIABILITY_BANDS = [
  { band: 'z1', upTo: 1.05 },
  { band: 'z2', upTo: 1.1 },
  { band: 'z3', upTo: 1.2 },
  { band: 'z4', upTo: 1.99 },
] as const;
export type VariabilityBand = (typeof VARIABILITY_BANDS)[number]['band'];

/** Returns the evenness band of a ride: z1 steady to z4 uneven. */
export function variabilityBand(index: number | null): VariabilityBand | null {
  if (index === null) return null;
  return VARIABILITY_BANDS.find(({ upTo }) => index <= upTo)?.band ?? 'z4';
}
