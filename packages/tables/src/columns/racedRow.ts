import type { Moment } from '@otryv/race';
import type { ResultsTableRow } from '../ResultsTable/index.ts';
import type { MeasuredValue } from './measuredValue.ts';
import type { PowerRow } from './powerColumns.tsx';

/** What a row of somebody's races carries: the result as in the protocol, and which race it was. Times in ms, weight in g. */
export interface RacedRow
  extends Pick<
      ResultsTableRow,
      | '_id'
      | 'profileId'
      | 'subgroupLabel'
      | 'rankEvent'
      | 'activityData'
      | 'speed'
      | 'isDisqualification'
      | 'disqualification'
      | 'disqualificationDescription'
    >,
    PowerRow {
  eventId: number;
  eventName: string;
  eventStart: Moment;
  sensorData: { avgWatts: MeasuredValue; heartRateData: { avgHeartRate: MeasuredValue } };
}

/** A result out of the classification is paler. */
export const racedLook = ({ isDisqualification }: RacedRow) => ({ isMuted: isDisqualification });

/** A value of a result; one that is out of the classification is never the best. */
export function markOf(row: RacedRow, value: MeasuredValue | null): MeasuredValue | null {
  return row.isDisqualification && value ? { ...value, addition: '' } : value;
}
