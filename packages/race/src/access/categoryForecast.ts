import { roundTo } from '../power/roundTo.ts';
import { nextZftpCategory, type ZftpCategory, zftpCategory } from './categoryThresholds.ts';

/** What the next category asks of a rider: W and W/kg over 20 minutes, both at once. */
export interface CategoryForecast {
  category: ZftpCategory;
  next: ZftpCategory;
  neededWatts: number;
  neededWattsPerKg: number;
  /** 0 where the condition is met. */
  missingWatts: number;
  missingWattsPerKg: number;
  /** W at this weight that meet both conditions, rounded up. */
  wattsToReach: number;
}

/**
 * How far the best 20 minutes are from the next category up. What is missing in W/kg is rounded up to hundredths: having
 * that much more is enough. `null` in the highest category, and where the W or the W/kg were not measured.
 */
export function categoryForecast(best: { watts: number | null; wattsPerKg: number | null }): CategoryForecast | null {
  const category = zftpCategory(best);
  const next = category && nextZftpCategory(category);
  const { watts, wattsPerKg } = best;
  if (!category || !next || watts === null || wattsPerKg === null) return null;
  const weightKg = watts / wattsPerKg;
  return {
    category,
    next: next.category,
    neededWatts: next.watts,
    neededWattsPerKg: next.wattsPerKg,
    missingWatts: Math.ceil(Math.max(0, next.watts - watts)),
    missingWattsPerKg: ceilHundredth(Math.max(0, next.wattsPerKg - wattsPerKg)),
    wattsToReach: Math.ceil(Math.max(next.watts, roundTo(next.wattsPerKg * weightKg, 6))),
  };
}

// Of a difference of decimals, whose last bits may lift it over a hundredth.
function ceilHundredth(value: number): number {
  return Math.ceil(roundTo(value * 100, 6)) / 100;
}
