import type { Moment, UncountedReason } from '@otryv/race';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** How one rider finished a race; `null` place without one. */
export type CommonResult = Pick<ResultsTableRow, 'place' | 'timeMs' | 'disqualification'>;

/** A race that riders have in common. */
export interface CommonRacesTableRow {
  eventId: number;
  eventName: string;
  eventStart: Moment;
  distanceKm: number | null;
  elevationM: number | null;
  /** In the order of the riders; `null` for one who did not take part. */
  results: readonly (CommonResult | null)[];
  /** Why nobody is ahead; `null` for a race that counts. */
  uncounted: UncountedReason | null;
  /** The position of the rider ahead; `null` for equal times and a race that does not count. */
  aheadAt: number | null;
  /** By how much that rider is ahead of the next, in ms. */
  leadMs: number | null;
}
