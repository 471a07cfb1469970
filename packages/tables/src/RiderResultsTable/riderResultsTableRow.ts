import type { RacedRow } from '../columns/racedRow.ts';
import type { BestEffort } from '../rows/measuredValue.ts';

/** A row of a rider's races. */
export interface RiderResultsTableRow extends RacedRow {
  /** Up to eleven intervals, `duration` in s. */
  bestEfforts: readonly BestEffort[];
}
