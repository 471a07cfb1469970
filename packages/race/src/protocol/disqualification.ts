import type { DisqualificationDecision } from './decision.ts';
import type { Entry } from './entry.ts';

/** Why a row is out of the classification. */
export interface Disqualification {
  status: 'VIRTUAL_POWER' | 'DSQ' | 'OFF_RECORD' | 'DNF';
  /** Shown instead of the place. */
  label: 'VP' | 'DSQ' | 'OFR' | 'DNF';
  reason: string | null;
  /** The decision behind it; `null` when it follows from the ride itself. */
  decisionId: string | null;
}

/** What puts a row out, if anything; DNF and VP follow from the ride, and no decision changes or removes them. */
export function disqualificationOf(
  entry: Entry,
  decision: DisqualificationDecision | undefined,
): Disqualification | null {
  if (entry.didNotFinish) return { status: 'DNF', label: 'DNF', reason: null, decisionId: null };
  if (entry.sensorData?.powerType === 'VIRTUAL_POWER') {
    return { status: 'VIRTUAL_POWER', label: 'VP', reason: 'zPower', decisionId: null };
  }
  if (decision === undefined) return null;
  const { label, reason, id } = decision;
  return { status: label === 'DSQ' ? 'DSQ' : 'OFF_RECORD', label, reason, decisionId: id };
}
