import { cutTo } from '../figures/roundTo.ts';

/** Interval whose best power determines the FTP, in s. */
export const FTP_INTERVAL = 1200;

/**
 * Share of the best 20 minutes that a rider is assumed to hold for an hour, by Allen and Coggan; the game's zFTP uses
 * the same estimate.
 */
const ftpShare = 0.95;

/** Computes the FTP from the best 20 minutes, in W or in W/kg, unrounded: it decides categories. */
export function ftpOf(twentyMinutes: number): number {
  return twentyMinutes * ftpShare;
}

/** Computes the power over 20 minutes that results in an FTP, in the unit of the FTP. */
export function twentyMinutesFor(ftp: number): number {
  return ftp / ftpShare;
}

/**
 * Computes the displayed FTP: whole W, W/kg with two decimals. Truncated, so that 4.598 is not shown as the 4.60 of A+.
 */
export function shownFtp(best: { watts: number | null; wattsPerKg: number | null }): {
  watts: number | null;
  wattsPerKg: number | null;
} {
  return {
    watts: best.watts === null ? null : cutTo(ftpOf(best.watts), 0),
    wattsPerKg: best.wattsPerKg === null ? null : cutTo(ftpOf(best.wattsPerKg), 2),
  };
}
