import type { RacedRow } from '../columns/racedRow.ts';
import type { RiderOfRow } from '../RiderCell/riderOfRow.ts';

/** A row of a team's races; the rider's team is that of the page and is not displayed. */
export interface TeamResultsTableRow extends RacedRow, RiderOfRow {
  /** `null` until they are counted, and for a race that is not rated. */
  points: { zpruFinishPoints: number | null } | null;
}
