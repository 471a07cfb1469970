import type { GroupLabel } from '../categories/groupLabel.ts';
import { type FinishProtocol, isRankedByGroup } from '../protocol/rules.ts';
import { sharePlaces } from '../protocol/sharePlaces.ts';

export interface SortState {
  kind: FinishProtocol;
  /** The column the table is sorted by. */
  sortKey: string;
  ascending: boolean;
}

/** Whether a table sorted so may show gaps: by time ascending, and where groups are ranked apart by category too. */
export function showsGaps({ kind, sortKey, ascending }: SortState): boolean {
  if (sortKey === 'time') return ascending;
  return sortKey === 'category' && isRankedByGroup(kind);
}

/** What gaps need of a row. */
export interface TimedRow {
  timeMs: number | null;
  groupLabel: GroupLabel;
  /** Anything but `null` puts the row out of the classification. */
  disqualification: object | null;
}

export interface ShownGap {
  toLeaderMs: number | null;
  toPreviousMs: number | null;
}

/**
 * The gaps among the rows that are shown, in their order: to the fastest and to the next faster of them, within each
 * group where groups are ranked apart. Rows out of the classification or without a time have none.
 */
export function gapsOfShown(rows: readonly TimedRow[], kind: FinishProtocol): ShownGap[] {
  const gaps = rows.map((): ShownGap => ({ toLeaderMs: null, toPreviousMs: null }));
  const timed = rows.flatMap(({ timeMs, groupLabel, disqualification }, index) =>
    timeMs === null || disqualification !== null ? [] : [{ timeMs, groupLabel, index }],
  );
  const fields = Map.groupBy(timed, ({ groupLabel }) => (isRankedByGroup(kind) ? groupLabel : 'all'));

  for (const field of fields.values()) {
    const ordered = field.toSorted((a, b) => a.timeMs - b.timeMs);
    for (const [order, standing] of sharePlaces(ordered.map(({ timeMs }) => timeMs)).entries()) {
      const index = ordered[order]?.index ?? -1;
      gaps[index] = { toLeaderMs: standing.gapToLeaderMs, toPreviousMs: standing.gapToPreviousMs };
    }
  }
  return gaps;
}
