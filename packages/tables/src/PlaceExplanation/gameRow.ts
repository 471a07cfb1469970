import type { GroupLabel } from '@otryv/race';
import type { MeasuredValue } from '../rows/measuredValue.ts';

/** A row as sent by the game; `null` for missing values. */
export interface GameRow {
  /** Number of the event in the game. */
  eventId: number;
  activityId: string | null;
  groupLabel: string | null;
  /** The group in which the rider rode, if a decision ranks the rider in another one. */
  movedFrom: GroupLabel | null;
  /** Rank in the group. */
  rank: number | null;
  distanceKm: number | null;
  elevationM: number | null;
  calories: MeasuredValue;
  averageWatts: MeasuredValue;
  /** `POWER_METER`, `SMART_TRAINER`, `VIRTUAL_POWER`; any other is shown unchanged. */
  powerSource: string | null;
  heartRate: MeasuredValue;
  weightKg: MeasuredValue;
  heightCm: MeasuredValue;
  /** Points that the finish scores in the portal's rating. */
  points: number | null;
}
