import { roundTo } from '../figures/roundTo.ts';
import { ftpOf, twentyMinutesFor } from '../power/ftp.ts';
import { nextZftpCategory, ZFTP_LIMITS, type ZftpCategory, zftpCategory } from './categoryThresholds.ts';

/** Requirements of the next category: W and W/kg over 20 minutes, both at the same time. */
export interface CategoryForecast {
  category: ZftpCategory;
  next: ZftpCategory;
  neededWatts: number;
  neededWattsPerKg: number;
  /** 0 if the condition is met. */
  missingWatts: number;
  missingWattsPerKg: number;
  /** W at this weight that meet both conditions, rounded up. */
  wattsToReach: number;
}

/** Minimum W/kg of each category over 20 minutes, rounded up to hundredths, weakest first. */
export const TWENTY_MINUTE_LIMITS: readonly { category: ZftpCategory; wattsPerKg: number }[] = ZFTP_LIMITS.map(
  ({ category, wattsPerKg }) => ({ category, wattsPerKg: ceilHundredth(twentyMinutesFor(wattsPerKg)) }),
);

/**
 * Computes the distance of the best 20 minutes from the next category. The FTP decides categories; all figures of the
 * forecast are over 20 minutes, rounded up to whole W and hundredths of W/kg, so that reaching them suffices. `null` in
 * the highest category, and if the W or the W/kg were not measured.
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

// Floating-point noise could lift a difference over a hundredth, so it is rounded off first.
function ceilHundredth(value: number): number {
  return Math.ceil(roundTo(value * 100, 6)) / 100;
}
