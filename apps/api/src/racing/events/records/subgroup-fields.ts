import type { Subgroup } from '@otryv/contract';
import type { GameSubgroup } from '../../../game/client/game.schemas.ts';

/** How the riders of a time trial leave the ramp. */
export interface TimeTrialFields {
  timeGapBetweenRowsMs: number | null;
  maxRows: number | null;
  maxRidersPerRow: number | null;
}

/** World and route of a group, as the catalogue knew them when the event was read. */
export interface GroupPlace {
  world: string | null;
  routeName: string | null;
}

/** Group of an event, identified by the game's number. */
export interface SubgroupFields {
  id: number;
  label: number;
  name: string;
  description: string;
  mapId: number | null;
  routeId: number | null;
  /** Missing in older records. */
  place?: GroupPlace;
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
  /** Unit of the pace: 1 is W/kg, 2 km/h. */
  paceType: number | null;
  fromPaceValue: number | null;
  toPaceValue: number | null;
  rangeAccessLabel: string | null;
  accessRules: { name: string; result: boolean }[];
  jerseyHash: number | null;
  bikeHash: number | null;
  rulesSet: string[];
  tags: string[];
  timeTrialOptions: TimeTrialFields | null;
  invitedLeaders: number[];
  invitedSweepers: number[];
  totalEntrantCount: number;
  totalSignedUpCount: number;
  totalJoinedCount: number;
}

const plainFields = {
  registrationStart: null,
  registrationEnd: null,
  lineUpStart: null,
  lineUpEnd: null,
  startLocation: null,
  paceType: null,
  fromPaceValue: null,
  toPaceValue: null,
  jerseyHash: null,
  bikeHash: null,
  totalEntrantCount: 0,
  totalSignedUpCount: 0,
  totalJoinedCount: 0,
} as const satisfies Partial<Pick<SubgroupFields, keyof SubgroupFields & keyof Subgroup & keyof GameSubgroup>>;
/**
 * Fields of a group that the game and the record share unchanged, each with its default for when the game sends no
 * value.
 */
export const plainSubgroupFields: Pick<SubgroupFields, keyof typeof plainFields> = plainFields;

/** Same for the options of a time trial. */
export const timeTrialFields: TimeTrialFields = { timeGapBetweenRowsMs: null, maxRows: null, maxRidersPerRow: null };
