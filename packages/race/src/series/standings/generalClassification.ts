import { rankFields } from '../rankFields.ts';
import type { SeriesStage } from '../seriesRules.ts';
import type { StageProtocol, StageRow } from '../stageRow.ts';
import type { Standings, StandingsRow, StandingsStageResult } from './standings.ts';
import { standingsRanking } from './standingsRanking.ts';
import { type ClassifyingRules, standingsRow } from './standingsRow.ts';

/** Computes the general classification of the stages of a series from scratch. */
export function buildGeneralClassification(rules: ClassifyingRules, protocols: readonly StageProtocol[]): Standings {
  return withStages({ stages: [], rows: [] }, rules, protocols);
}

/**
 * Updates a general classification with new protocols of some stages: equal to a computation from scratch. A change of
 * one stage may change later ones, through the categories it carries over.
 */
export function withStages(
  { stages: former, rows }: Pick<Standings, 'stages' | 'rows'>,
  rules: ClassifyingRules,
  protocols: readonly StageProtocol[],
): Standings {
  const { rulesVersion, type } = rules;
  const replaced = new Set(protocols.map(({ stage }) => stage.order));
  const kept = former.filter(({ order }) => !replaced.has(order));
  const ridden = protocols.filter((protocol) => protocol.rows.length > 0).map(({ stage }) => stage);
  const stages = [...kept, ...ridden].toSorted((one, other) => one.order - other.order);
  const results = keptResults(rows, replaced);
  for (const protocol of protocols) addResults(results, protocol, rules);
  return { rulesVersion, type, stages, rows: classified(results, stages, rules) };
}

function keptResults(rows: readonly StandingsRow[], replaced: ReadonlySet<number>) {
  const results = new Map<number, StandingsStageResult[]>();
  for (const { profileId, stages } of rows) {
    const kept = stages.filter(({ stageOrder }) => !replaced.has(stageOrder));
    if (kept.length > 0) results.set(profileId, kept);
  }
  return results;
}

function addResults(
  results: Map<number, StandingsStageResult[]>,
  { stage, rows }: StageProtocol,
  rules: ClassifyingRules,
) {
  for (const row of rows) {
    const ofRider = results.get(row.shownProfileId);
    const result = stageResult(row, stage, rules);
    if (ofRider) insert(ofRider, result);
    else results.set(row.shownProfileId, [result]);
  }
}

/** Inserts in the order of the stages, which is usually that of arrival. */
function insert(results: StandingsStageResult[], result: StandingsStageResult) {
  results.push(result);
  for (let at = results.length - 1; at > 0; at -= 1) {
    const before = results[at - 1];
    if (before === undefined || before.stageOrder <= result.stageOrder) return;
    results[at] = before;
    results[at - 1] = result;
  }
}

function stageResult(row: StageRow, stage: SeriesStage, { type }: ClassifyingRules): StandingsStageResult {
  const counted = type === 'tour' ? row.finalDurationInMilliseconds : row.distanceInMeters;
  return {
    stageOrder: stage.order,
    category: row.category,
    durationInMilliseconds: row.finalDurationInMilliseconds,
    penaltyMs: row.penaltyMs,
    distanceInMeters: row.distanceInMeters,
    elevationInMeters: row.elevationInMeters,
    calories: row.calories,
    finishPoints: row.points,
    raceRank: row.rank,
    isDropped: !stage.includeResults || row.disqualification !== null || counted === null,
    disqualification: row.disqualification,
    rider: row.rider,
  };
}

function classified(
  results: ReadonlyMap<number, StandingsStageResult[]>,
  stages: readonly SeriesStage[],
  rules: ClassifyingRules,
): StandingsRow[] {
  const inside: StandingsRow[] = [];
  const outside: StandingsRow[] = [];
  for (const [profileId, ofRider] of results) {
    const row = standingsRow(profileId, ofRider, stages, rules);
    (row.disqualification === null ? inside : outside).push(row);
  }

  const ranked = rankFields(inside, standingsRanking(rules, stages)).map(({ row, rank, gapsInCategories }) => {
    row.rank = rank;
    row.gapsInCategories = gapsInCategories;
    return row;
  });
  return [...ranked, ...outside.toSorted((one, other) => one.profileId - other.profileId)];
}
