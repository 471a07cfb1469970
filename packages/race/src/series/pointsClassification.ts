import { rankFields } from './rankFields.ts';
import type { PointsRow, Standings, StandingsRow } from './standings.ts';

/**
 * The points classification: each stage that counts gives the points of the place in the category. Equal points are
 * ordered by the number of stages won, then by the general classification. Riders who are out of that are left out, and
 * so is anybody without points.
 */
export function pointsClassification({ rows }: Standings, scoringTable: readonly number[]): PointsRow[] {
  const scored = rows
    .filter(({ disqualification }) => disqualification === null)
    .map((row) => ({ row, ...scoredStages(row, scoringTable) }))
    .filter(({ points }) => points > 0);
  const ranked = rankFields(scored, {
    categoryOf: ({ row }) => row.finalCategory,
    idOf: ({ row }) => row.profileId,
    gapMsOf: null,
    compare: (scope, one, other) =>
      other.points - one.points || other.wins - one.wins || one.row.rank[scope] - other.row.rank[scope],
  });

  return ranked.map(({ row: { row, ...score }, rank }) => {
    const { profileId, rider, finalCategory } = row;
    return { profileId, rider, finalCategory, ...score, rank };
  });
}

function scoredStages({ stages: all }: StandingsRow, scoringTable: readonly number[]) {
  const stages = all
    .filter(({ isDropped, raceRank }) => !isDropped && raceRank.category > 0)
    .map(({ stageOrder, raceRank: { category: place } }) => ({
      ...{ stageOrder, place, points: scoringTable[place - 1] ?? 0 },
    }));
  return {
    points: stages.reduce((sum, { points }) => sum + points, 0),
    wins: stages.filter(({ place }) => place === 1).length,
    stages,
  };
}
