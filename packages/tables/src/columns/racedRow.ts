import type { Moment } from '@otryv/race';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import type { PowerRow } from './powerColumns.tsx';

/** A result in a list of races: the row of the protocol, and its race. */
export interface RacedRow
  extends Pick<
      ResultsTableRow,
      | 'id'
      | 'profileId'
      | 'groupLabel'
      | 'place'
      | 'timeMs'
      | 'isTimeImplausible'
      | 'speedKmh'
      | 'heartRate'
      | 'disqualification'
    >,
    PowerRow {
  eventId: number;
  eventName: string;
  eventStart: Moment;
}

/** De-emphasizes a result out of the classification. */
export const racedMarks = ({ disqualification }: RacedRow) => ({ isMuted: disqualification !== null });

/** Returns a figure of a result; never the best for a result out of the classification. */
export function figureOf(row: RacedRow, value: MeasuredValue | null): MeasuredValue | null {
  return row.disqualification !== null && value?.addition === 'max' ? { ...value, addition: '' } : value;
}
