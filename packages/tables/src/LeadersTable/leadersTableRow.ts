import { type Moment, measuredOrNull, sharedPlaces } from '@otryv/race';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** Required properties of a leader's row: the best effort of a rider over `interval` s, and its date. */
export interface LeadersTableRow {
  zwiftId: number;
  interval: number;
  /** One of the two, depending on whether the list is by watts or by watts per kilogram. */
  watts?: number | null | undefined;
  wattsPerKg?: number | null | undefined;
  eventStart: Moment;
  /** The activity of the effort. */
  eventName: string;
  rider: {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    team?: TeamOfRow | null | undefined;
  };
}

/** A leader with the effort's rank among the displayed ones. */
export interface RankedLeader extends LeadersTableRow {
  place: number;
}

export const leaderPower = (row: LeadersTableRow, power: PowerUnit) =>
  measuredOrNull(power === 'watts' ? row.watts : row.wattsPerKg);

/** Ranks the leaders of one interval in s, strongest first; equal efforts share a place. */
export function rankLeaders(rows: readonly LeadersTableRow[], interval: number, power: PowerUnit): RankedLeader[] {
  const powerOf = (row: LeadersTableRow) => leaderPower(row, power) ?? 0;
  const leaders = rows
    .filter((row) => row.interval === interval && powerOf(row) > 0)
    .toSorted((one, other) => powerOf(other) - powerOf(one));
  const ranks = sharedPlaces(leaders.map(powerOf));

  return leaders.map((row, at) => ({ ...row, place: ranks[at] ?? 0 }));
}
