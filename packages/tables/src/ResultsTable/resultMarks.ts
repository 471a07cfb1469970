import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** A snapshot of a protocol: a mark of each row by its id. */
export type ResultMarks = Readonly<Record<string, string>>;

/** Returns the fields of a row that determine its position: category, place, time and disqualification. */
export function markOf(row: ResultsTableRow): string {
  return [row.groupLabel, row.place ?? 0, row.timeMs, row.disqualification?.label].join(' ').trim();
}

/**
 * Builds a snapshot of these rows, passed to `onSeen`; the host stores it and passes it as `seen` on the next visit.
 */
export function resultMarks(rows: readonly ResultsTableRow[]): ResultMarks {
  return Object.fromEntries(rows.map((row) => [row.id, markOf(row)]));
}
