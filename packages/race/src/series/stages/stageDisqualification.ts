import type { GameEntry } from '../../protocol/gameEntry.ts';
import type { SeriesDisqualification, SeriesDisqualificationLabel } from '../seriesDisqualification.ts';
import type { CategoryDecision, StageDisqualificationDecision } from '../stageDecision.ts';

/** Reasons that put a row out besides the ride itself: decisions, and an implausible time. */
export interface DecidedOut {
  disqualification: StageDisqualificationDecision | null;
  outBy: CategoryDecision | null;
  hasImplausibleTime: boolean;
}

/**
 * Returns the reason that puts a row out, if any. DNF and virtual power follow from the ride, and no decision changes
 * or removes them.
 */
export function stageDisqualification(
  entry: GameEntry,
  { disqualification, outBy, hasImplausibleTime }: DecidedOut,
): SeriesDisqualification | null {
  if (entry.didNotFinish) return labelled('DNF', null, null);
  if (entry.sensorData?.powerType === 'VIRTUAL_POWER') return labelled('OUT', 'zPower', null);
  if (disqualification !== null && disqualification.label !== null) {
    return labelled(disqualification.label, disqualification.reason, disqualification.id);
  }
  if (outBy !== null) return labelled('DSQ', outBy.reason, outBy.id);
  return hasImplausibleTime ? labelled('NP', null, null) : null;
}

/** Builds a disqualification of a stage's own row. */
export function labelled(
  label: SeriesDisqualificationLabel,
  reason: string | null,
  decisionId: string | null,
): SeriesDisqualification {
  return { label, reason, decisionId, stages: [] };
}
