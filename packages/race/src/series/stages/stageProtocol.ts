import { groupBy } from '../../lists/groupBy.ts';
import { compareTimes } from '../../protocol/compareRows.ts';
import type { FinishersCount } from '../../protocol/rankedRow.ts';
import { ratingPoints } from '../../rating/ratingPoints.ts';
import { NO_GAPS, NO_RANK, type Ranked, rankFields } from '../rankFields.ts';
import type { SeriesRules, SeriesStage } from '../seriesRules.ts';
import type { StageProtocol, StageRow } from '../stageRow.ts';
import type { DraftRow } from './draftRow.ts';
import { type JudgedRow, judgedRows } from './judgedRows.ts';
import { labelled } from './stageDisqualification.ts';

/** Builds the protocol of a stage from its rows: the only place where they are ranked. */
export function stageProtocol(drafts: readonly DraftRow[], stage: SeriesStage, rules: SeriesRules): StageProtocol {
  const judged = judgedRows(drafts, stage, rules);
  const countOf = finishersCounter(judged);
  const ranked = rankFields(judged.filter(isRanked), rankingOf(rules));
  const standing = new Map(ranked.map((each) => [each.row, each]));
  const others = judged.filter((row) => !standing.has(row)).toSorted(compareUnranked);

  return {
    stage,
    rows: [...ranked.map(({ row }) => row), ...others]
      .map((row) => finished(row, standing.get(row) ?? null, countOf(row), rules))
      .toSorted((one, other) => tier(one) - tier(other)),
  };
}

function isRanked({ disqualification, timeMs }: JudgedRow) {
  return disqualification === null && timeMs !== null;
}

/** Ranks a stage of a tour by final times, one of an endurance series by own times. */
function rankingOf({ type }: SeriesRules) {
  const finalOf = ({ finalDurationInMilliseconds }: JudgedRow) => finalDurationInMilliseconds ?? 0;
  const ownOf = ({ timeMs }: JudgedRow) => timeMs ?? 0;
  const rankedBy = type === 'tour' ? finalOf : ownOf;

  return {
    categoryOf: ({ category }: JudgedRow) => category,
    // Within a bunch with one finish time the order over the line determines the places.
    compare: (_scope: unknown, one: JudgedRow, other: JudgedRow) =>
      rankedBy(one) - rankedBy(other) || (type === 'tour' ? raced(one) - raced(other) : 0),
    idOf: ({ shownProfileId }: JudgedRow) => shownProfileId,
    gapMs: (row: JudgedRow, ahead: JudgedRow) => rankedBy(row) - rankedBy(ahead),
  };
}

function raced({ timeMs, penaltyMs }: JudgedRow) {
  return (timeMs ?? 0) + penaltyMs;
}

function finished(
  { decided: { outBy }, ...row }: JudgedRow,
  standing: Ranked<JudgedRow> | null,
  finishersCount: FinishersCount,
  { riderCategoryRule, importance }: SeriesRules,
): StageRow {
  // The rider is out, but was ranked with the others, who keep their places.
  const isKeptOut = riderCategoryRule === 'dsqKeep' && outBy !== null && row.disqualification === null;
  const rank = isKeptOut ? NO_RANK : (standing?.rank ?? NO_RANK);
  return {
    ...row,
    rank,
    gapsInCategories: isKeptOut ? NO_GAPS : (standing?.gapsInCategories ?? NO_GAPS),
    finishersCount,
    points: ratingPoints({ place: rank.category || null, finishers: finishersCount.category, importance }),
    disqualification: isKeptOut ? labelled('DSQ', outBy.reason, outBy.id) : row.disqualification,
  };
}

function finishersCounter(rows: readonly JudgedRow[]): (row: JudgedRow) => FinishersCount {
  const finishers = rows.filter(
    ({ disqualification }) => disqualification?.label !== 'DNF' && disqualification?.label !== 'DNS',
  );
  const byCategory = groupBy(finishers, ({ category }) => category);
  return ({ category }) => ({
    category: category === null ? 0 : (byCategory.get(category)?.length ?? 0),
    absolute: finishers.length,
  });
}

function compareUnranked(a: JudgedRow, b: JudgedRow) {
  return (
    compareTimes(a.finalDurationInMilliseconds, b.finalDurationInMilliseconds) || a.shownProfileId - b.shownProfileId
  );
}

function tier({ rank, disqualification }: StageRow) {
  if (disqualification !== null) return 2;
  return rank.absolute === 0 ? 1 : 0;
}
