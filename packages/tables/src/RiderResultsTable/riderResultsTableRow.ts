import type { BestEffort } from '../columns/measuredValue.ts';
import type { RacedRow } from '../columns/racedRow.ts';

/** A row of a rider's races. */
export interface RiderResultsTableRow extends RacedRow {
  /** Up to eleven intervals, `duration` in s. */
  bestEfforts: readonly BestEffort[];
}
