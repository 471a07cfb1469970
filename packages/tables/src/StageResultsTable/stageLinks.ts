import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface StageLinks {
  profileHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  /**
   * URL of the rider's page on an external ranking; without it there is no column, with it the reader can enable it.
   */
  rankingHref?: ((row: StageResultsTableRow) => string | null) | undefined;
}
