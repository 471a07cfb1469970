import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface StageLinks {
  profileHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  /** The rider's page on an external ranking; without it the column is not there, with it the reader switches it on. */
  rankingHref?: ((row: StageResultsTableRow) => string | null) | undefined;
}
