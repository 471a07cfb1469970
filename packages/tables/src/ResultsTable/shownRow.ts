import type { ShownGap } from '@otryv/race';
import type { RowPresenter } from '../DataTable/index.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';

/** A row with what is counted over the rows shown beside it. */
export interface ShownRow extends ResultsTableRow {
  shownGap: ShownGap;
  /** Its place among the shown, where they are a part of a common protocol. */
  shownPlace: number | null;
}

const none = -1;
const known = (value: number | undefined) => (value === undefined || value === none ? null : value);

/**
 * Completes rows with their gaps in ms and their places, both in the order of `rows`. What was counted is kept as plain
 * numbers, and a row is made when it is drawn or exported: a long protocol is not held twice.
 */
export function shownRows(
  rows: readonly ResultsTableRow[],
  gaps: readonly ShownGap[],
  places: readonly (number | null)[],
): RowPresenter<ResultsTableRow, ShownRow> {
  const indices = new Map(rows.map((row, index) => [row, index]));
  const toLeader = Int32Array.from(gaps, ({ toLeaderMs }) => toLeaderMs ?? none);
  const toPrevious = Int32Array.from(gaps, ({ toPreviousMs }) => toPreviousMs ?? none);
  const placed = Int32Array.from(places, (place) => place ?? none);
  const indexOf = (row: ResultsTableRow) => indices.get(row) ?? none;

  return {
    rowOf: (row) => {
      const index = indexOf(row);
      const shownGap = { toLeaderMs: known(toLeader[index]), toPreviousMs: known(toPrevious[index]) };
      return { ...row, shownGap, shownPlace: known(placed[index]) };
    },
    stampOf: (row) => {
      const index = indexOf(row);
      return `${toLeader[index]} ${toPrevious[index]} ${placed[index]}`;
    },
  };
}
