import type { Moment, UncountedReason } from '@otryv/race';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** A rider's result in a race; `place` is `null` when unranked. */
export type CommonResult = Pick<ResultsTableRow, 'place' | 'timeMs' | 'disqualification'>;

/** A common race of riders. */
export interface CommonRacesTableRow {
  eventId: number;
  eventName: string;
  eventStart: Moment;
  distanceKm: number | null;
  elevationM: number | null;
  /** In the order of the riders; `null` for an absent one. */
  results: readonly (CommonResult | null)[];
  /** Why no rider is ahead; `null` for a race that counts. */
  uncounted: UncountedReason | null;
  /** Index of the rider ahead; `null` for equal times and a race that does not count. */
  aheadAt: number | null;
  /** Lead of that rider over the next, in ms. */
  leadMs: number | null;
}
