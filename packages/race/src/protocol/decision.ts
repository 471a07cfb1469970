interface DecisionFacts {
  id: string;
  profileId: number;
  /** Epoch ms. */
  at: number;
  author: string;
  reason: string | null;
}

export interface DisqualificationDecision extends DecisionFacts {
  type: 'disqualification';
  /** DSQ: disqualified. OFR: rides off the record, outside the classification. */
  label: 'DSQ' | 'OFR';
}

export interface UndoDecision extends DecisionFacts {
  type: 'undo';
  /** The id of the decision that is taken back; it may be an undo. */
  undoes: string;
}

/** What a commissaire decided about a rider. Decisions are only ever added; taking one back is a decision too. */
export type Decision = DisqualificationDecision | UndoDecision;

/**
 * The disqualifications in force, by the rider's profile id.
 * A decision is in force unless an undo of it is; of several the latest counts. An undo names a decision on the same
 * rider. The order of the list, repeated decisions and riders who are not in the race do not matter.
 */
export function decisionsInForce(decisions: readonly Decision[]): Map<number, DisqualificationDecision> {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  const undosOf = Map.groupBy([...byId.values()].filter(isUndo), ({ undoes }) => undoes);
  const inForce = new Map<number, DisqualificationDecision>();

  for (const decision of byId.values()) {
    if (decision.type !== 'disqualification' || !stands(decision, undosOf)) continue;
    const earlier = inForce.get(decision.profileId);
    if (earlier === undefined || isLater(decision, earlier)) inForce.set(decision.profileId, decision);
  }
  return inForce;
}

function isUndo(decision: Decision): decision is UndoDecision {
  return decision.type === 'undo';
}

// An undo names one decision, so what leads to a disqualification is a tree; undos in a ring never reach one.
function stands(decision: Decision, undosOf: ReadonlyMap<string, UndoDecision[]>): boolean {
  const undos = undosOf.get(decision.id) ?? [];
  return !undos.some((undo) => undo.profileId === decision.profileId && stands(undo, undosOf));
}

function isLater(decision: Decision, other: Decision) {
  return decision.at === other.at ? decision.id > other.id : decision.at > other.at;
}
