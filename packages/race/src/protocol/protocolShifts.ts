import { medalFor } from '../categories/medal.ts';

/** Position of a row in one version of a protocol. */
export interface Placing {
  rowId: string;
  /** `null` is out of the classification. */
  place: number | null;
  /** The label instead of a place, e.g. DSQ. */
  label: string | null;
  /** Gap to the leader, in ms. */
  gapMs: number | null;
  points: number | null;
}

/** A row whose place or label differs between two versions; `null` if a version lacks it. */
export interface Shift {
  rowId: string;
  before: Placing | null;
  after: Placing | null;
}

export interface ProtocolShifts {
  /** In the order of the later version; rows it lacks are last. */
  shifts: Shift[];
  medals: number;
  points: number;
}

/** Compares two versions of a protocol: the changed rows, and the number of changed medals and points. */
export function protocolShifts(before: readonly Placing[], after: readonly Placing[]): ProtocolShifts {
  const former = new Map(before.map((placing) => [placing.rowId, placing]));
  const later = new Set(after.map(({ rowId }) => rowId));
  const pairs = [
    ...after.map((placing) => ({ rowId: placing.rowId, before: former.get(placing.rowId) ?? null, after: placing })),
    ...before
      .filter(({ rowId }) => !later.has(rowId))
      .map((placing) => ({ rowId: placing.rowId, before: placing, after: null })),
  ];
  return {
    shifts: pairs.filter(
      (pair) => pair.before?.place !== pair.after?.place || pair.before?.label !== pair.after?.label,
    ),
    medals: pairs.filter((pair) => medal(pair.before) !== medal(pair.after)).length,
    points: pairs.filter((pair) => (pair.before?.points ?? 0) !== (pair.after?.points ?? 0)).length,
  };
}

function medal(placing: Placing | null) {
  return medalFor(placing?.place ?? null);
}
