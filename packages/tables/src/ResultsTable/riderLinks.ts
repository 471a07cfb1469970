import type { ResultsTableRow } from './resultsTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface RiderLinks {
  profileHref?: ((row: ResultsTableRow) => string | null) | undefined;
  teamHref?: ((row: ResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: ResultsTableRow) => string | null) | undefined;
}
