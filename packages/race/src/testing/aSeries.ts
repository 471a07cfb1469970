import type { GroupLabel } from '../categories/groupLabel.ts';
import type { Person } from '../protocol/person.ts';
import { latestRulesVersion } from '../rulesVersion.ts';
import type { SeriesRules, SeriesStage } from '../series/seriesRules.ts';
import type { StageDecision } from '../series/stageDecision.ts';
import type { StageProtocol, StageRide, StageRow } from '../series/stageRow.ts';
import type { WhatIf } from '../series/stages/stageProtocols.ts';
import type { StageInput } from '../series/stages/stageRides.ts';
import { seriesStandings } from '../series/standings/seriesStandings.ts';
import type { StandingsRow } from '../series/standings/standings.ts';
import { anEntry, type EntryFacts, EVENT_START } from './anEntry.ts';

export const SERIES_ID = 'autumn';

export interface RideFacts extends Omit<EntryFacts, 'group'> {
  group?: GroupLabel;
  /** Epoch ms. */
  start?: number;
  metres?: number;
  gender?: 'MALE' | 'FEMALE';
  isTimeAccepted?: boolean;
}

/** Builds a ride of a stage, in group A by default, in any time. */
export function aRide(profileId: number, facts: RideFacts = {}): StageRide {
  const { group = 'A', start = EVENT_START, isTimeAccepted = true } = facts;
  const entry = anEntry(profileId, { ...facts, group: 'A' });
  const activityData = { ...entry.activityData, segmentDistanceInMeters: facts.metres ?? 16_220 };
  const profileData = { ...entry.profileData, gender: facts.gender ?? 'MALE' };
  return { entry: { ...entry, activityData, profileData }, groupLabel: group, start, isTimeAccepted };
}

/** Builds a stage that counts and is required. */
export function aStage(
  order: number,
  rides: readonly StageRide[],
  facts: Partial<SeriesStage> = {},
  people: readonly Person[] = [],
): StageInput {
  const stage = { order, includeResults: true, requiredForGeneral: true, disableTimeGapRule: false, ...facts };
  return { stage, rides, people };
}

/** Builds the rules of a tour without a time limit or common finish times. */
export function tourRules(rules: Partial<SeriesRules> = {}): SeriesRules {
  return {
    rulesVersion: latestRulesVersion,
    seriesId: SERIES_ID,
    type: 'tour',
    importance: 'standard',
    riderCategoryRule: 'recalculationAll',
    repeatRides: 'best',
    finishTimeLimit: { percentageFromLeader: 0, enforcement: 'manual' },
    timeGapThresholdSeconds: 0,
    categoryRanges: [],
    scoringTable: [],
    teamSize: 3,
    ...rules,
  };
}

/** Computes all results of a series of these stages. */
export function series(
  stages: readonly StageInput[],
  decisions: readonly StageDecision[] = [],
  rules: Partial<SeriesRules> = {},
  whatIf: WhatIf = {},
) {
  return seriesStandings({ rules: tourRules(rules), stages, decisions }, whatIf);
}

/** Returns the protocol of a series with one stage. */
export function stageOf(
  rides: readonly StageRide[],
  decisions: readonly StageDecision[] = [],
  rules: Partial<SeriesRules> = {},
  facts: Partial<SeriesStage> = {},
): StageProtocol {
  const [protocol] = series([aStage(1, rides, facts)], decisions, rules).protocols;
  if (protocol === undefined) throw new Error('No protocol');
  return protocol;
}

/** Returns the displayed values of each rider, by rider. */
export function byRider<Shown>(
  { rows }: Pick<StageProtocol, 'rows'>,
  shown: (row: StageRow) => Shown,
): Record<number, Shown> {
  return Object.fromEntries(rows.map((row) => [row.shownProfileId, shown(row)]));
}

export function generalByRider<Shown>(
  { rows }: { rows: readonly StandingsRow[] },
  shown: (row: StandingsRow) => Shown,
): Record<number, Shown> {
  return Object.fromEntries(rows.map((row) => [row.profileId, shown(row)]));
}
