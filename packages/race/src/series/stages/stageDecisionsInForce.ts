import type { StageDecision, StageUndoDecision } from '../stageDecision.ts';
import { decidedInSeries } from './decidedInSeries.ts';

/**
 * Returns the decisions about the stages of a series that count: excludes those that an undo reverts or that a later
 * one of their kind replaces, and undos themselves. `riderOf` returns the main account of any account.
 */
export function stageDecisionsInForce(
  decisions: readonly StageDecision[],
  seriesId: string,
  riderOf: (profileId: number) => number = (profileId) => profileId,
): Exclude<StageDecision, StageUndoDecision>[] {
  const stages = decidedInSeries(decisions, seriesId, riderOf).values();
  return [...stages].flatMap((riders) =>
    [...riders.values()].flatMap(({ category, disqualifications, row, penalties }) => [
      ...[category, ...disqualifications.values(), row].filter((decision) => decision !== null),
      ...penalties,
    ]),
  );
}
