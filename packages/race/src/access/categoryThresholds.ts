import type { GroupLabel } from '../categories/groupLabel.ts';
import { measuredOrNull } from '../figures/measured.ts';

const fromScore: readonly { from: number; category: GroupLabel }[] = [
  { from: 690, category: 'A' },
  { from: 520, category: 'B' },
  { from: 350, category: 'C' },
  { from: 180, category: 'D' },
  { from: 1, category: 'E' },
];

/**
 * Returns the group of a racing score: A from 690, B from 520, C from 350, D from 180, E from 1; `null` without a
 * score, including 0.
 */
export function racingScoreCategory(score: number | null | undefined): GroupLabel | null {
  return typeof score === 'number' ? (fromScore.find(({ from }) => score >= from)?.category ?? null) : null;
}

export type ZftpCategory = 'A+' | 'A' | 'B' | 'C' | 'D';

const fromZftp: readonly { wattsPerKg: number; watts: number; category: ZftpCategory }[] = [
  { wattsPerKg: 4.6, watts: 300, category: 'A+' },
  { wattsPerKg: 4.2, watts: 250, category: 'A' },
  { wattsPerKg: 3.36, watts: 200, category: 'B' },
  { wattsPerKg: 2.625, watts: 150, category: 'C' },
];

/** Minimum FTP of each category in W/kg, weakest first. */
export const ZFTP_LIMITS: readonly { category: ZftpCategory; wattsPerKg: number }[] = [
  { category: 'D', wattsPerKg: 0 },
  ...fromZftp.map(({ category, wattsPerKg }) => ({ category, wattsPerKg })).toReversed(),
];

/**
 * Returns the category of a zFTP: A+ from 4.6 W/kg and 300 W, A from 4.2 and 250, B from 3.36 and 200, C from 2.625 and
 * 150, D below. A category requires both figures; `null` if one was not measured.
 */
export function zftpCategory(zftp: {
  watts: number | null | undefined;
  wattsPerKg: number | null | undefined;
}): ZftpCategory | null {
  const watts = measuredOrNull(zftp.watts);
  const perKg = measuredOrNull(zftp.wattsPerKg);
  if (watts === null || perKg === null) return null;
  return fromZftp.find((from) => perKg >= from.wattsPerKg && watts >= from.watts)?.category ?? 'D';
}

/** Returns the requirements of the next category; `null` above the highest. */
export function nextZftpCategory(
  category: ZftpCategory,
): { wattsPerKg: number; watts: number; category: ZftpCategory } | null {
  const index = fromZftp.findIndex((from) => from.category === category);
  return (index === -1 ? fromZftp.at(-1) : fromZftp[index - 1]) ?? null;
}
