import type { RacedRow } from '../columns/racedRow.ts';
import type { RiderOfRow } from '../RiderCell/riderOfRow.ts';

/** A row of a team's races; the rider's team is the page's and is not displayed. */
export interface TeamResultsTableRow extends RacedRow, RiderOfRow {
  /** `null` until computed, and for an unrated race. */
  points: { zpruFinishPoints: number | null } | null;
}
