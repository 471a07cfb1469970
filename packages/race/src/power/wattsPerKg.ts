import { measuredOrNull } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';

/** Computes power per kilogram with two decimals; `null` without power or weight. */
export function wattsPerKg(watts: number | null | undefined, grams: number | null | undefined): number | null {
  const power = measuredOrNull(watts);
  const weight = measuredOrNull(grams);
  return power === null || weight === null ? null : roundTo((power * 1000) / weight, 2);
}
