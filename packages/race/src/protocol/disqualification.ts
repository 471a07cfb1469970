import type { DisqualificationDecision } from './decision.ts';
import type { GameEntry } from './gameEntry.ts';

/** The label of each status, shown instead of the place. */
export const DISQUALIFICATION_LABELS = {
  VIRTUAL_POWER: 'VP',
  DSQ: 'DSQ',
  OFF_RECORD: 'OFR',
  DNF: 'DNF',
  NO_GROUP: 'UNC',
  SECOND_ACCOUNT: 'DUP',
  IMPLAUSIBLE_TIME: 'NP',
} as const;
type Status = keyof typeof DISQUALIFICATION_LABELS;

/** Reason why a row is out of the classification. */
export interface Disqualification {
  status: Status;
  label: (typeof DISQUALIFICATION_LABELS)[Status];
  reason: string | null;
  /** The decision behind it; `null` if it follows from the ride itself. */
  decisionId: string | null;
}

/**
 * Returns the reason that puts a row out, if any; DNF and VP follow from the ride, and no decision changes or removes
 * them. A ride in an unknown group is out until a decision sets its group, one in an implausible time until a moderator
 * accepts the time.
 */
export function disqualificationOf(
  entry: GameEntry,
  decision: DisqualificationDecision | undefined,
  { hasGroup = true, hasImplausibleTime = false } = {},
): Disqualification | null {
  if (entry.didNotFinish) return labelled('DNF', null, null);
  if (entry.sensorData?.powerType === 'VIRTUAL_POWER') return labelled('VIRTUAL_POWER', 'zPower', null);
  if (decision === undefined) {
    if (!hasGroup) return labelled('NO_GROUP', null, null);
    return hasImplausibleTime ? labelled('IMPLAUSIBLE_TIME', null, null) : null;
  }
  return labelled(decision.label === 'DSQ' ? 'DSQ' : 'OFF_RECORD', decision.reason, decision.id);
}

/** Returns the disqualification of a row whose rider has a better finish on another account. */
export function secondAccount(): Disqualification {
  return labelled('SECOND_ACCOUNT', null, null);
}

export function isDnf({ disqualification }: { disqualification: Disqualification | null }): boolean {
  return disqualification?.status === 'DNF';
}

function labelled(status: Status, reason: string | null, decisionId: string | null): Disqualification {
  return { status, label: DISQUALIFICATION_LABELS[status], reason, decisionId };
}
