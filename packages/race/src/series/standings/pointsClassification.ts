import { type RankScope, rankFields } from '../rankFields.ts';
import type { SeriesDisqualificationLabel } from '../seriesDisqualification.ts';
import type { PointsRow, Standings, StandingsRow } from './standings.ts';
import { behindAll } from './standingsRanking.ts';

/** Whether riders who are out of the general classification with a label keep the points of their stages. */
const isListed: Record<SeriesDisqualificationLabel, boolean> = {
  MRS: true,
  DNF: true,
  DNS: true,
  LMT: true,
  LAP: true,
  NP: true,
  DSQ: false,
  OUT: false,
  OFR: false,
  VP: false,
  MC: false,
  UNC: false,
};

/**
 * Computes the points classification: each stage that counts awards the points of the place in the category. Equal
 * points are ordered by the number of stages won, then by the general classification, where riders without a place come
 * last. Riders whom a decision put out, those without one and the same category, and those without points are omitted.
 */
export function pointsClassification({ rulesVersion, rows }: Standings, scoringTable: readonly number[]): PointsRow[] {
  const scored = rows
    .filter(
      ({ disqualification }) => disqualification === null || (rulesVersion >= 2 && isListed[disqualification.label]),
    )
    .map((row) => ({ row, ...scoredStages(row, scoringTable) }))
    .filter(({ points }) => points > 0);
  const ranked = rankFields(scored, {
    categoryOf: ({ row }) => row.finalCategory,
    idOf: ({ row }) => row.profileId,
    gapMs: null,
    compare: (scope, one, other) =>
      other.points - one.points || other.wins - one.wins || rankOf(one.row, scope) - rankOf(other.row, scope),
  });

  return ranked.map(({ row: { row, ...score }, rank }) => {
    const { profileId, rider, finalCategory } = row;
    return { profileId, rider, finalCategory, ...score, rank };
  });
}

function rankOf({ rank }: StandingsRow, scope: RankScope): number {
  return rank[scope] || behindAll;
}

function scoredStages({ stages: all }: StandingsRow, scoringTable: readonly number[]) {
  const stages = all
    .filter(({ isDropped, raceRank }) => !isDropped && raceRank.category > 0)
    .map(({ stageOrder, raceRank: { category: place } }) => ({
      stageOrder,
      place,
      points: scoringTable[place - 1] ?? 0,
    }));
  return {
    points: stages.reduce((sum, { points }) => sum + points, 0),
    wins: stages.filter(({ place }) => place === 1).length,
    stages,
  };
}
