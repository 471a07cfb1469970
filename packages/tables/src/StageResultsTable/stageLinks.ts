import type { StageResultsTableRow } from './stageResultsTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface StageLinks {
  profileHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: StageResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: StageResultsTableRow) => string | null) | undefined;
}
