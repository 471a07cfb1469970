export interface GroupsTableRow {
  id: number;
  subgroupLabel: string;
  laps: number;
  distanceInMeters: number;
  /** How long the group rides where it rides for a time; 0 otherwise. */
  durationInSeconds?: number;
  /** UTC, ISO 8601. */
  eventSubgroupStart: string;
  /** What the pace is measured in: 1 is W/kg, 2 km/h. */
  paceType?: number | null;
  /** The admitted range of pace; `null` for all riders. */
  fromPaceValue: number | null;
  toPaceValue: number | null;
  /** The range itself where it is not one of pace, such as '510-650' of the racing score. */
  rangeAccessLabel: string | null;
}
