import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface RiderLinks {
  profileHref?: ((row: ResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: ResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: ResultsTableRow) => string | null) | undefined;
  /**
   * URL of the rider's page on an external ranking; without it there is no column, with it the reader can enable it.
   */
  rankingHref?: ((row: ResultsTableRow) => string | null) | undefined;
}
