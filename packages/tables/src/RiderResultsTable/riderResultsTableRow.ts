import type { BestEffort } from '../columns/measuredValue.ts';
import type { RacedRow } from '../columns/racedRow.ts';

/** What a row of a rider's races must carry; times in ms, weight in g, speed in km/h. */
export interface RiderResultsTableRow extends RacedRow {
  /** Up to eleven intervals, `duration` in s. */
  cpBestEfforts: readonly BestEffort[];
}
