import type { GameEntry } from '../../protocol/gameEntry.ts';
import type { SeriesDisqualification, SeriesDisqualificationLabel } from '../seriesDisqualification.ts';
import type { CategoryDecision, StageDisqualificationDecision } from '../stageDecision.ts';

/** Disqualifications decided for a row: directly, and by a later change of category. */
export interface DecidedOut {
  disqualification: StageDisqualificationDecision | null;
  outBy: CategoryDecision | null;
}

/**
 * Returns the reason that puts a row out, if any. DNF and virtual power follow from the ride, and no decision changes
 * or removes them.
 */
export function stageDisqualification(
  entry: GameEntry,
  { disqualification, outBy }: DecidedOut,
): SeriesDisqualification | null {
  if (entry.didNotFinish) return labelled('DNF', null, null);
  if (entry.sensorData?.powerType === 'VIRTUAL_POWER') return labelled('OUT', 'zPower', null);
  if (disqualification !== null && disqualification.label !== null) {
    return labelled(disqualification.label, disqualification.reason, disqualification.id);
  }
  return outBy === null ? null : labelled('DSQ', outBy.reason, outBy.id);
}

/** Builds a disqualification of a stage's own row. */
export function labelled(
  label: SeriesDisqualificationLabel,
  reason: string | null,
  decisionId: string | null,
): SeriesDisqualification {
  return { label, reason, decisionId, stages: [] };
}
