import type { RankedRow } from './rankedRow.ts';
import { type FinishProtocol, isRankedByGroup } from './rules.ts';

/** An entry with its group, race time and disqualification, before it is ranked. */
export type TimedEntry = Pick<
  RankedRow,
  'profileId' | 'groupLabel' | 'riddenLabel' | 'hasGroup' | 'timeMs' | 'startGapMs' | 'disqualification' | 'entry'
>;

/** Compares rows of a protocol: a total order over different riders, so that no two rows can be swapped. */
export function compareRows(kind: FinishProtocol) {
  const byGroup = isRankedByGroup(kind);

  return (a: TimedEntry, b: TimedEntry): number =>
    tier(a) - tier(b) ||
    (byGroup ? compareText(a.groupLabel, b.groupLabel) : 0) ||
    compareTimes(a.timeMs, b.timeMs) ||
    a.profileId - b.profileId;
}

/** Compares times: shorter first, rows without a time last. */
export function compareTimes(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

export function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

function tier({ disqualification, timeMs }: TimedEntry) {
  if (disqualification !== null) return 2;
  return timeMs === null ? 1 : 0;
}
