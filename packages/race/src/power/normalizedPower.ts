import { measuredOrNull } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';
import { workBySecond } from './bestEfforts.ts';

const WINDOW = 30;

/**
 * Normalized power in W: the fourth root of the mean fourth power of the rolling 30 s means.
 * Takes one sample per second; `null` for a ride shorter than 30 s. A steady ride has its own power.
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

/** Normalized over average power, two decimals; `null` when either is missing. */
export function variabilityIndex(
  normalizedWatts: number | null | undefined,
  averageWatts: number | null | undefined,
): number | null {
  const normalized = measuredOrNull(normalizedWatts);
  const average = measuredOrNull(averageWatts);
  return normalized === null || average === null ? null : roundTo(normalized / average, 2);
}

/** The bands of the variability index: upper edges, inclusive; above the last edge is still the last band. */
export const VARIABILITY_BANDS = [
  { band: 'z1', upTo: 1.05 },
  { band: 'z2', upTo: 1.1 },
  { band: 'z3', upTo: 1.2 },
  { band: 'z4', upTo: 1.99 },
] as const;
export type VariabilityBand = (typeof VARIABILITY_BANDS)[number]['band'];

/** How even a ride was: z1 steady to z4 uneven. */
export function variabilityBand(index: number | null): VariabilityBand | null {
  if (index === null) return null;
  return VARIABILITY_BANDS.find(({ upTo }) => index <= upTo)?.band ?? 'z4';
}
