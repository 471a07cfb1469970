import {
  latestRulesVersion,
  type StageProtocol,
  type Standings,
  type StandingsRow,
  type StandingsStageResult,
} from '../../../packages/race/src/index.ts';

interface Total {
  results: StandingsStageResult[];
  timeMs: number;
  metres: number;
  climbed: number;
  calories: number;
  points: number;
}

const out = { rank: { category: 0, absolute: 0 }, gapsInCategories: { category: null, absolute: null } };

/** Computes the general classification of a tour of required stages without decisions in the simplest way. */
export function straightStandings(protocols: readonly StageProtocol[]): Standings {
  const rows: StandingsRow[] = [];
  const outside: StandingsRow[] = [];
  for (const [profileId, total] of totalsOf(protocols)) {
    const row = rowOf(profileId, total, protocols);
    (row.disqualification === null ? rows : outside).push(row);
  }
  rows.sort(
    (a, b) =>
      b.stagesCompleted - a.stagesCompleted ||
      a.totalTimeInMilliseconds - b.totalTimeInMilliseconds ||
      a.profileId - b.profileId,
  );
  rank(rows);
  outside.sort((a, b) => a.profileId - b.profileId);
  return {
    rulesVersion: latestRulesVersion,
    type: 'tour',
    stages: protocols.map(({ stage }) => stage),
    rows: [...rows, ...outside],
  };
}

function totalsOf(protocols: readonly StageProtocol[]): Map<number, Total> {
  const totals = new Map<number, Total>();
  for (const { stage, rows } of protocols) {
    for (const row of rows) {
      let total = totals.get(row.shownProfileId);
      if (!total) {
        total = { results: [], timeMs: 0, metres: 0, climbed: 0, calories: 0, points: 0 };
        totals.set(row.shownProfileId, total);
      }
      total.timeMs += row.finalDurationInMilliseconds ?? 0;
      total.metres += row.distanceInMeters ?? 0;
      total.climbed += row.elevationInMeters ?? 0;
      total.calories += row.calories ?? 0;
      total.points += row.points;
      total.results.push({
        stageOrder: stage.order,
        category: row.category,
        durationInMilliseconds: row.finalDurationInMilliseconds,
        penaltyMs: row.penaltyMs,
        distanceInMeters: row.distanceInMeters,
        elevationInMeters: row.elevationInMeters,
        calories: row.calories,
        finishPoints: row.points,
        raceRank: row.rank,
        isDropped: false,
        disqualification: row.disqualification,
        rider: row.rider,
      });
    }
  }
  return totals;
}

function rowOf(profileId: number, total: Total, protocols: readonly StageProtocol[]): StandingsRow {
  const { results } = total;
  const latest = results[results.length - 1];
  if (!latest) throw new Error('A total without a result');
  const missing: number[] = [];
  let at = 0;
  for (const { stage } of protocols) {
    if (results[at]?.stageOrder === stage.order) at += 1;
    else missing.push(stage.order);
  }
  return {
    profileId,
    rider: latest.rider,
    finalCategory: latest.category,
    totalTimeInMilliseconds: total.timeMs,
    totalDistanceInMeters: total.metres,
    totalElevationInMeters: total.climbed,
    totalCalories: total.calories,
    totalFinishPoints: total.points,
    stagesCompleted: results.length,
    stages: results,
    disqualification: missing.length === 0 ? null : { label: 'MRS', reason: null, decisionId: null, stages: missing },
    ...out,
  };
}

/** Assigns ranks and gaps in the order of the rows; times of the bench are all different. */
function rank(rows: StandingsRow[]): void {
  const fields = new Map<string | null, { count: number; leaderMs: number; previousMs: number }>();
  const leaderMs = rows[0]?.totalTimeInMilliseconds ?? 0;
  let previousMs = leaderMs;
  for (const [at, row] of rows.entries()) {
    const ms = row.totalTimeInMilliseconds;
    const field = fields.get(row.finalCategory) ?? { count: 0, leaderMs: ms, previousMs: ms };
    const ofCategory = { toLeader: ms - field.leaderMs, toPrev: ms - field.previousMs };
    const ofAll = { toLeader: ms - leaderMs, toPrev: ms - previousMs };
    field.count += 1;
    row.rank = { category: field.count, absolute: at + 1 };
    row.gapsInCategories = { category: field.count === 1 ? null : ofCategory, absolute: at === 0 ? null : ofAll };
    field.previousMs = ms;
    fields.set(row.finalCategory, field);
    previousMs = ms;
  }
}
