import { roundTo } from '../figures/roundTo.ts';
import { ftpOf, twentyMinutesFor } from '../power/ftp.ts';
import { nextZftpCategory, ZFTP_LIMITS, type ZftpCategory, zftpCategory } from './categoryThresholds.ts';

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

/** The W/kg over 20 minutes that each category begins with, rounded up to hundredths, weakest first. */
export const TWENTY_MINUTE_LIMITS: readonly { category: ZftpCategory; wattsPerKg: number }[] = ZFTP_LIMITS.map(
  ({ category, wattsPerKg }) => ({ category, wattsPerKg: ceilHundredth(twentyMinutesFor(wattsPerKg)) }),
);

/**
 * How far the best 20 minutes are from the next category up. Categories are decided by the FTP; all figures of the
 * forecast are those of 20 minutes, rounded up to whole W and hundredths of W/kg: having that much is enough. `null` in
 * the highest category, and where the W or the W/kg were not measured.
 */
export function categoryForecast(best: { watts: number | null; wattsPerKg: number | null }): CategoryForecast | null {
  const { watts, wattsPerKg } = best;
  if (watts === null || wattsPerKg === null) return null;
  const category = zftpCategory({ watts: ftpOf(watts), wattsPerKg: ftpOf(wattsPerKg) });
  const next = category && nextZftpCategory(category);
  if (!category || !next) return null;
  const weightKg = watts / wattsPerKg;
  const [neededWatts, neededPerKg] = [twentyMinutesFor(next.watts), twentyMinutesFor(next.wattsPerKg)];
  return {
    category,
    next: next.category,
    neededWatts: Math.ceil(neededWatts),
    neededWattsPerKg: ceilHundredth(neededPerKg),
    missingWatts: Math.ceil(Math.max(0, neededWatts - watts)),
    missingWattsPerKg: ceilHundredth(Math.max(0, neededPerKg - wattsPerKg)),
    wattsToReach: Math.ceil(Math.max(neededWatts, roundTo(neededPerKg * weightKg, 6))),
  };
}

// Of a difference of decimals, whose last bits may lift it over a hundredth.
function ceilHundredth(value: number): number {
  return Math.ceil(roundTo(value * 100, 6)) / 100;
}
