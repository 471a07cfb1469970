export interface GroupsTableRow {
  id: number;
  subgroupLabel: string;
  laps: number;
  distanceInMeters: number;
  /** UTC, ISO 8601. */
  eventSubgroupStart: string;
  /** The range of w/kg or of the racing score that may ride; `null` for everybody. */
  fromPaceValue: number | null;
  toPaceValue: number | null;
  /** In what the range is measured. */
  rangeAccessLabel: string | null;
}
