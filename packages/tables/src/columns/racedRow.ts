import type { Moment } from '@otryv/race';
import type { ResultsTableRow } from '../ResultsTable/index.ts';
import type { MarkedValue } from './markedValue.ts';

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
    | 'normalizedPower'
    | 'variabilityIndex'
    | 'isDisqualification'
    | 'disqualification'
    | 'disqualificationDescription'
  > {
  eventId: number;
  eventName: string;
  eventStart: Moment;
  profileData: { weightInGrams: MarkedValue };
  sensorData: { avgWatts: MarkedValue; heartRateData: { avgHeartRate: MarkedValue } };
  wattsPerKg: MarkedValue;
}

/** A result out of the classification is paler. */
export const racedLook = ({ isDisqualification }: RacedRow) => ({ isMuted: isDisqualification });

/** A value of a result; one that is out of the classification is never the best. */
export function markOf(row: RacedRow, value: MarkedValue | null): MarkedValue | null {
  return row.isDisqualification && value ? { value: value.value } : value;
}
