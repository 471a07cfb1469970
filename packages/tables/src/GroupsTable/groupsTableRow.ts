export interface GroupsTableRow {
  id: number;
  subgroupLabel: string;
  laps: number;
  distanceInMeters: number;
  /** Duration of a time-based group in s; 0 otherwise. */
  durationInSeconds?: number;
  /** UTC, ISO 8601. */
  eventSubgroupStart: string;
  /** Unit of the pace: 1 is W/kg, 2 km/h. */
  paceType?: number | null;
  /** Admitted pace range; `null` for all riders. */
  fromPaceValue: number | null;
  toPaceValue: number | null;
  /** The range itself if it is not a pace, such as '510-650' of the racing score. */
  rangeAccessLabel: string | null;
}
