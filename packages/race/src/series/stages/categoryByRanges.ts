import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import { measuredOrNull } from '../../figures/measured.ts';
import { ftpOf } from '../../power/ftp.ts';
import type { EntryCriticalPower, GameEntry } from '../../protocol/gameEntry.ts';
import type { CategoryRange, PowerBound } from '../seriesRules.ts';
import type { CategoryMissing } from '../stageRow.ts';

/** Category of a first ride; `missing` is the reason if there is none. */
export interface RangedCategory {
  category: SeriesCategory | null;
  missing: CategoryMissing | null;
}

const fieldOfInterval = new Map<number, keyof EntryCriticalPower>([
  [15, 'criticalP15Seconds'],
  [60, 'criticalP1Minute'],
  [300, 'criticalP5Minutes'],
  [1200, 'criticalP20Minutes'],
]);

/**
 * Returns the first range, strongest first, reached by the bests of a ride: any of its intervals or the FTP in W/kg,
 * combined with the watts of the FTP. A range without intervals is decided by the FTP alone.
 */
export function categoryByRanges(entry: GameEntry, ranges: readonly CategoryRange[]): RangedCategory {
  const twentyMinutes = measuredOrNull(entry.criticalP?.criticalP20Minutes);
  const grams = measuredOrNull(entry.profileData?.weightInGrams);
  if (twentyMinutes === null) return { category: null, missing: 'noTwentyMinutes' };
  if (grams === null) return { category: null, missing: 'noWeight' };

  const kilograms = grams / 1000;
  const found = ranges.find((range) => reaches(entry, range, ftpOf(twentyMinutes), kilograms));
  return found ? { category: found.label, missing: null } : { category: null, missing: 'outOfRanges' };
}

function reaches({ criticalP }: GameEntry, { ftpRange, ranges }: CategoryRange, ftp: number, kilograms: number) {
  const byInterval = ranges.some(({ interval, wattPerKg }) => {
    const field = fieldOfInterval.get(interval);
    const watts = field === undefined ? null : measuredOrNull(criticalP?.[field]);
    return watts !== null && isWithin(watts / kilograms, wattPerKg);
  });
  const byWeight = byInterval || isWithin(ftp / kilograms, ftpRange.wattPerKg);
  if (ftpRange.watt === null) return byWeight;
  const byWatts = isWithin(ftp, ftpRange.watt);
  return ftpRange.wattLogic === 'AND' ? byWeight && byWatts : byWeight || byWatts;
}

function isWithin(figure: number, { value, operand }: PowerBound): boolean {
  if (operand === '>=') return figure >= value;
  if (operand === '>') return figure > value;
  return operand === '<=' ? figure <= value : figure < value;
}
