import type { GroupLabel } from '../categories/groupLabel.ts';
import { groupBy } from '../lists/groupBy.ts';
import { type FinishProtocol, isRankedByGroup } from '../protocol/rules.ts';
import { standingsOf } from '../protocol/standingsOf.ts';

export interface SortState {
  kind: FinishProtocol;
  /** The column the table is sorted by. */
  sortKey: string;
  ascending: boolean;
}

/**
 * Whether a table with this sorting may show gaps: by time ascending, and if groups are ranked separately by category
 * too.
 */
export function showsGaps({ kind, sortKey, ascending }: SortState): boolean {
  if (sortKey === 'time') return ascending;
  return sortKey === 'category' && isRankedByGroup(kind);
}

/** Properties of a row needed for gaps. */
export interface TimedRow {
  timeMs: number | null;
  groupLabel: GroupLabel;
  /** Any value but `null` puts the row out of the classification. */
  disqualification: object | null;
}

export interface ShownGap {
  toLeaderMs: number | null;
  toPreviousMs: number | null;
}

const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };

/**
 * Computes the gaps of times in ms, parallel to the times; `null` has no gap. Among equal times the first by `tieOf`
 * leads, by default the first in the list.
 */
export function gapsOfTimes(
  timesMs: readonly (number | null)[],
  tieOf: (index: number) => number = Number,
): ShownGap[] {
  const ordered = timesMs
    .flatMap((timeMs, index) => (timeMs === null ? [] : [{ timeMs, index }]))
    .toSorted((one, other) => one.timeMs - other.timeMs || tieOf(one.index) - tieOf(other.index));
  const gaps = timesMs.map(() => noGap);

  for (const [at, standing] of standingsOf(ordered.map(({ timeMs }) => timeMs)).entries()) {
    const index = ordered[at]?.index ?? -1;
    gaps[index] = { toLeaderMs: standing.gapToLeaderMs, toPreviousMs: standing.gapToPreviousMs };
  }
  return gaps;
}

/**
 * Computes the gaps among the displayed rows, in their order: to the fastest and to the next faster of them, within
 * each group if groups are ranked separately. Rows out of the classification or without a time have none.
 */
export function gapsOfShown(rows: readonly TimedRow[], kind: FinishProtocol): ShownGap[] {
  const gaps = rows.map(() => noGap);
  const fields = groupBy(rows.keys(), (index) => (isRankedByGroup(kind) ? rows[index]?.groupLabel : 'all'));

  for (const field of fields.values()) {
    const timesMs = field.map((index) => {
      const row = rows[index];
      return !row || row.disqualification !== null ? null : row.timeMs;
    });
    for (const [at, gap] of gapsOfTimes(timesMs).entries()) gaps[field[at] ?? -1] = gap;
  }
  return gaps;
}
