import { cutTo } from '../figures/roundTo.ts';

/** The interval whose best power makes the FTP, in s. */
export const FTP_INTERVAL = 1200;

/** The share of the best 20 minutes that a rider is taken to hold for an hour, by Allen and Coggan; the game estimates its zFTP so. */
const ftpShare = 0.95;

/** The FTP of the best 20 minutes, in W or in W/kg, not rounded: categories are decided by it. */
export function ftpOf(twentyMinutes: number): number {
  return twentyMinutes * ftpShare;
}

/** The power over 20 minutes that makes an FTP, in the unit of the FTP. */
export function twentyMinutesFor(ftp: number): number {
  return ftp / ftpShare;
}

/** The FTP as it is shown: whole W, W/kg with two decimals. Cut, so that 4.598 is not shown as the 4.60 of A+. */
export function shownFtp(best: { watts: number | null; wattsPerKg: number | null }): {
  watts: number | null;
  wattsPerKg: number | null;
} {
  return {
    watts: best.watts === null ? null : cutTo(ftpOf(best.watts), 0),
    wattsPerKg: best.wattsPerKg === null ? null : cutTo(ftpOf(best.wattsPerKg), 2),
  };
}
