import { NO_GAPS, NO_RANK } from '../rankFields.ts';
import type { SeriesDisqualification, SeriesDisqualificationLabel } from '../seriesDisqualification.ts';
import type { SeriesRules, SeriesStage } from '../seriesRules.ts';
import type { StandingsRow, StandingsStageResult } from './standings.ts';

/** The rules that a general classification depends on. */
export type ClassifyingRules = Pick<SeriesRules, 'rulesVersion' | 'type' | 'riderCategoryRule'>;

/**
 * Computes the totals of a rider over the stages that count, and the rider's disqualification, without a place yet;
 * `results` in the order of the stages.
 */
export function standingsRow(
  profileId: number,
  results: readonly StandingsStageResult[],
  stages: readonly SeriesStage[],
  rules: ClassifyingRules,
): StandingsRow {
  const latest = results.at(-1);
  if (latest === undefined) throw new Error(`No result of ${profileId}`);
  const row: StandingsRow = {
    profileId,
    rider: latest.rider,
    finalCategory: latest.category,
    totalTimeInMilliseconds: 0,
    totalDistanceInMeters: 0,
    totalElevationInMeters: 0,
    totalCalories: 0,
    totalFinishPoints: 0,
    stagesCompleted: 0,
    disqualification: null,
    stages: results,
    rank: NO_RANK,
    gapsInCategories: NO_GAPS,
  };
  for (const result of results) addTo(row, result);
  row.disqualification = outOf(row, stages, rules);
  return row;
}

function addTo(row: StandingsRow, result: StandingsStageResult) {
  if (result.isDropped) return;
  row.totalTimeInMilliseconds += result.durationInMilliseconds ?? 0;
  row.totalDistanceInMeters += result.distanceInMeters ?? 0;
  row.totalElevationInMeters += result.elevationInMeters ?? 0;
  row.totalCalories += result.calories ?? 0;
  row.totalFinishPoints += result.finishPoints;
  row.stagesCompleted += 1;
}

function outOf(
  { stages: results, stagesCompleted, finalCategory }: StandingsRow,
  stages: readonly SeriesStage[],
  { type, riderCategoryRule }: ClassifyingRules,
): SeriesDisqualification | null {
  // An endurance series requires no stage: a rider out of one keeps the others.
  const carries = type === 'tour' || stagesCompleted === 0;
  const byStage = (carries ? carried(results, stages) : null) ?? (type === 'tour' ? missing(results, stages) : null);
  if (byStage !== null) return byStage;
  if (stagesCompleted === 0) return labelled('NP', []);
  if (finalCategory === null) return labelled('UNC', []);
  return riderCategoryRule === 'stepChange' ? null : mixed(results);
}

/** Returns the label of the first stage that counts and that the rider is out of. */
function carried(
  results: readonly StandingsStageResult[],
  stages: readonly SeriesStage[],
): SeriesDisqualification | null {
  for (const { disqualification, stageOrder } of results) {
    if (disqualification === null) continue;
    const isCounted = stages.some(({ order, includeResults }) => order === stageOrder && includeResults);
    if (isCounted) return { ...disqualification, stages: [stageOrder] };
  }
  return null;
}

/**
 * Returns the missing stages: one that does not count is completed by any row, one that counts by a result; both lists
 * are in the same order.
 */
function missing(
  results: readonly StandingsStageResult[],
  stages: readonly SeriesStage[],
): SeriesDisqualification | null {
  const orders: number[] = [];
  let at = 0;
  for (const { order, requiredForGeneral, includeResults } of stages) {
    const result = results[at]?.stageOrder === order ? results[at] : undefined;
    if (result) at += 1;
    const isCompleted = result !== undefined && !(includeResults && result.isDropped);
    if (requiredForGeneral && !isCompleted) orders.push(order);
  }
  return orders.length === 0 ? null : labelled('MRS', orders);
}

function mixed(results: readonly StandingsStageResult[]): SeriesDisqualification | null {
  const isCounted = ({ isDropped, category }: StandingsStageResult) => !isDropped && category !== null;
  const first = results.find(isCounted)?.category;
  if (!results.some((result) => isCounted(result) && result.category !== first)) return null;
  return labelled(
    'MC',
    results.filter(isCounted).map(({ stageOrder }) => stageOrder),
  );
}

function labelled(label: SeriesDisqualificationLabel, stages: readonly number[]): SeriesDisqualification {
  return { label, reason: null, decisionId: null, stages };
}
