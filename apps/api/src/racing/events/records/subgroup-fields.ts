/** A group of an event, by the game's own number. */
export interface SubgroupFields {
  id: number;
  label: number;
  name: string;
  description: string;
  mapId: number | null;
  routeId: number | null;
  laps: number;
  distanceInMeters: number;
  durationInSeconds: number;
  distanceSummary: { distanceInKilometers: number; elevationGainInMeters: number } | null;
  eventSubgroupStart: Date;
  registrationStart: Date | null;
  registrationEnd: Date | null;
  lineUpStart: Date | null;
  lineUpEnd: Date | null;
  startLocation: number | null;
  /** What the pace is measured in: 1 is W/kg, 2 km/h. */
  paceType: number | null;
  fromPaceValue: number | null;
  toPaceValue: number | null;
  rangeAccessLabel: string | null;
  accessRules: { name: string; result: boolean }[];
  jerseyHash: number | null;
  bikeHash: number | null;
  rulesSet: string[];
  tags: string[];
  timeTrialOptions: {
    timeGapBetweenRowsMs: number | null;
    maxRows: number | null;
    maxRidersPerRow: number | null;
  } | null;
  invitedLeaders: number[];
  invitedSweepers: number[];
  totalEntrantCount: number;
  totalSignedUpCount: number;
  totalJoinedCount: number;
}
