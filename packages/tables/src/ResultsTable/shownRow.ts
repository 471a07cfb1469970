import type { ShownGap } from '@otryv/race';
import type { ResultsTableRow } from './resultsTableRow.ts';

/** A row with what is counted over the rows shown beside it. */
export interface ShownRow extends ResultsTableRow {
  shownGap: ShownGap;
  /** Its place among the shown, where they are a part of a common protocol. */
  shownPlace: number | null;
}

const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };
const known = new WeakMap<ResultsTableRow, ShownRow>();

/** The rows with their gaps and places; one of which nothing changed is the same object, and is not drawn again. */
export function shownRows(
  rows: readonly ResultsTableRow[],
  gaps: readonly ShownGap[],
  places: readonly (number | null)[],
): ShownRow[] {
  return rows.map((row, index) => {
    const made: ShownRow = { ...row, shownGap: gaps[index] ?? noGap, shownPlace: places[index] ?? null };
    const before = known.get(row);
    if (before && isAlike(before, made)) return before;
    known.set(row, made);
    return made;
  });
}

function isAlike(one: ShownRow, other: ShownRow): boolean {
  return (
    one.shownPlace === other.shownPlace &&
    one.shownGap.toLeaderMs === other.shownGap.toLeaderMs &&
    one.shownGap.toPreviousMs === other.shownGap.toPreviousMs
  );
}
