import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface RiderLinks {
  profileHref?: ((row: ResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: ResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: ResultsTableRow) => string | null) | undefined;
  /** The rider's page on an external ranking; without it the column is not there, with it the reader switches it on. */
  rankingHref?: ((row: ResultsTableRow) => string | null) | undefined;
}
