import type { SeriesRules, SeriesStage } from '../seriesRules.ts';
import type { StageRow } from '../stageRow.ts';
import type { DraftRow } from './draftRow.ts';
import { labelled, stageDisqualification } from './stageDisqualification.ts';
import { commonFinishTimes, finishTimeLimitOf, leaderTimes, type TimedRide } from './stageTimes.ts';

/** A row with its final time and its disqualification, before it is ranked. */
export interface JudgedRow
  extends DraftRow,
    Pick<
      StageRow,
      'disqualification' | 'finishTimeLimit' | 'finishTimeClassification' | 'finalDurationInMilliseconds'
    > {}

type LimitedRow = DraftRow & Pick<StageRow, 'disqualification' | 'finishTimeLimit'>;

/** Applies disqualifications first, then the time limit against the remaining leaders, then common finish times. */
export function judgedRows(drafts: readonly DraftRow[], stage: SeriesStage, rules: SeriesRules): JudgedRow[] {
  const limited = limitedRows(
    drafts.map((draft) => ({ ...draft, ...outOf(draft, rules) })),
    rules,
  );
  const thresholdMs = stage.disableTimeGapRule ? 0 : rules.timeGapThresholdSeconds * 1000;
  const common = thresholdMs > 0 ? commonFinishTimes(competing(limited), thresholdMs) : null;

  return limited.map((row) => {
    const finishTimeClassification = common?.get(row.shownProfileId) ?? null;
    const ownMs = row.timeMs === null ? null : row.timeMs + row.penaltyMs;
    return {
      ...row,
      finishTimeClassification,
      finalDurationInMilliseconds: finishTimeClassification?.timeInMilliseconds ?? ownMs,
    };
  });
}

function outOf({ entry, decided }: DraftRow, { riderCategoryRule }: SeriesRules) {
  const outBy = riderCategoryRule === 'dsqKeep' ? null : decided.outBy;
  return { disqualification: stageDisqualification(entry, { ...decided, outBy }) };
}

function limitedRows(
  rows: readonly (DraftRow & Pick<StageRow, 'disqualification'>)[],
  { type, finishTimeLimit: { percentageFromLeader, enforcement } }: SeriesRules,
): LimitedRow[] {
  if (type !== 'tour' || percentageFromLeader === 0) return rows.map((row) => ({ ...row, finishTimeLimit: null }));
  const leaders = leaderTimes(competing(rows));

  return rows.map((row) => {
    const leaderMs = row.category === null ? undefined : leaders.get(row.category);
    if (row.timeMs === null || leaderMs === undefined) return { ...row, finishTimeLimit: null };
    const finishTimeLimit = finishTimeLimitOf(row.timeMs, leaderMs, percentageFromLeader);
    const isOut = enforcement === 'auto' && finishTimeLimit.isOutside && row.decided.disqualification === null;
    return {
      ...row,
      finishTimeLimit,
      disqualification: row.disqualification ?? (isOut ? labelled('LMT', null, null) : null),
    };
  });
}

function competing(rows: readonly (DraftRow & Pick<StageRow, 'disqualification'>)[]): TimedRide[] {
  return rows.flatMap(({ shownProfileId, category, timeMs, penaltyMs, disqualification }) =>
    disqualification !== null || category === null || timeMs === null
      ? []
      : [{ shownProfileId, category, timeMs, penaltyMs }],
  );
}
