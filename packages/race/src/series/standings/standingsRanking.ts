import type { Ranking, RankScope } from '../rankFields.ts';
import type { SeriesStage } from '../seriesRules.ts';
import type { StandingsRow } from './standings.ts';
import type { ClassifyingRules } from './standingsRow.ts';

interface Ranks {
  sum: number;
  onLast: number;
}

/** Place of an unranked rider in tie-breaks: behind all others. */
export const behindAll = 1_000_000;

/**
 * Returns the ranking of a series: a tour by the number of counted stages (not in the first version of the rules), then
 * the shorter time; an endurance series by the greater distance, then the shorter time. Ties are broken by the smaller
 * sum of the places on the stages that count, then by the place on the last of those stages.
 */
export function standingsRanking(
  { rulesVersion, type }: Pick<ClassifyingRules, 'rulesVersion' | 'type'>,
  stages: readonly SeriesStage[],
): Ranking<StandingsRow> {
  const countsStages = type === 'tour' && rulesVersion >= 2;
  const last = stages.findLast(({ includeResults }) => includeResults)?.order ?? null;

  return {
    categoryOf: ({ finalCategory }) => finalCategory,
    idOf: ({ profileId }) => profileId,
    gapMs:
      type === 'tour'
        ? (row, ahead) =>
            countsStages && row.stagesCompleted !== ahead.stagesCompleted
              ? null
              : row.totalTimeInMilliseconds - ahead.totalTimeInMilliseconds
        : null,
    compare: (scope, one, other) =>
      (countsStages ? other.stagesCompleted - one.stagesCompleted : 0) ||
      (type === 'endurance' ? other.totalDistanceInMeters - one.totalDistanceInMeters : 0) ||
      one.totalTimeInMilliseconds - other.totalTimeInMilliseconds ||
      compareRanks(ranksOf(one, scope, last), ranksOf(other, scope, last)),
  };
}

function compareRanks(one: Ranks, other: Ranks) {
  return one.sum - other.sum || one.onLast - other.onLast;
}

function ranksOf({ stages }: StandingsRow, scope: RankScope, last: number | null): Ranks {
  const counted = stages.filter(({ isDropped }) => !isDropped);
  const rankOf = (place: number) => (place === 0 ? behindAll : place);
  const onLast = counted.find(({ stageOrder }) => stageOrder === last);
  return {
    sum: counted.reduce((sum, { raceRank }) => sum + rankOf(raceRank[scope]), 0),
    onLast: rankOf(onLast?.raceRank[scope] ?? 0),
  };
}
