import type { GroupLabel } from '@otryv/race';
import type { MeasuredValue } from '../rows/measuredValue.ts';

/** A row as the game sent it; `null` for what it did not send. */
export interface GameRow {
  /** The number of the event in the game. */
  eventId: number;
  activityId: string | null;
  groupLabel: string;
  /** The group in which the rider rode, where a decision ranks the rider in another one. */
  movedFrom: GroupLabel | null;
  /** The place in the group. */
  rank: number | null;
  distanceKm: number | null;
  elevationM: number | null;
  calories: MeasuredValue;
  averageWatts: MeasuredValue;
  /** `POWER_METER`, `SMART_TRAINER`, `VIRTUAL_POWER`; another is shown as it is. */
  powerSource: string | null;
  heartRate: MeasuredValue;
  weightKg: MeasuredValue;
  heightCm: MeasuredValue;
  /** The points that the finish brings in the portal's rating. */
  points: number | null;
}
