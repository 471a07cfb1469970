import { type ResultsTableRow, timeOf } from './resultsTableRow.ts';

/** What a reader saw of a protocol: a mark of each row by its id. */
export type ResultMarks = Readonly<Record<string, string>>;

/** What of a row decides where it stands: category, place, time, and why it is out of the classification. */
export function markOf(row: ResultsTableRow): string {
  const status = row.isDisqualification ? (row.disqualification ?? 'DSQ') : '';
  return [row.subgroupLabel, row.rankEvent, timeOf(row), status].join(' ').trim();
}

/** A record of what these rows say; the embedding side keeps it and gives it back as `seen` at the next visit. */
export function resultMarks(rows: readonly ResultsTableRow[]): ResultMarks {
  return Object.fromEntries(rows.map((row) => [row._id, markOf(row)]));
}
