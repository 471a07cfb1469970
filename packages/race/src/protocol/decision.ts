import type { GroupLabel } from '../categories/groupLabel.ts';
import { groupBy } from '../lists/groupBy.ts';

/** Common fields of every decision. */
export interface DecisionFacts {
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

/** Ranks the rider in another group; the time stays, with the start gap of the group that was ridden. */
export interface GroupDecision extends DecisionFacts {
  type: 'category';
  value: GroupLabel;
}

export interface UndoDecision extends DecisionFacts {
  type: 'undo';
  /** The id of the reverted decision; it may be an undo. */
  undoes: string;
}

/** A commissaire's decision about a rider. Decisions are append-only; reverting one is a decision too. */
export type Decision = DisqualificationDecision | GroupDecision | UndoDecision;

/** Decisions in force, by the rider's profile id. */
export interface DecisionsInForce {
  disqualifications: Map<number, DisqualificationDecision>;
  groups: Map<number, GroupDecision>;
}

/**
 * Returns the decisions in force: at most one of each type per rider. A decision is in force unless an undo of it is;
 * of several of one type the latest counts. An undo refers to a decision on the same rider. The order of the list,
 * repeated decisions and riders outside the race have no effect.
 */
export function decisionsInForce(decisions: readonly Decision[]): DecisionsInForce {
  const made = notUndone<DisqualificationDecision | GroupDecision>(decisions);
  const riderOf = ({ profileId }: DecisionFacts) => profileId;
  return {
    disqualifications: latestOf(
      made.filter((decision) => decision.type === 'disqualification'),
      riderOf,
    ),
    groups: latestOf(
      made.filter((decision) => decision.type === 'category'),
      riderOf,
    ),
  };
}

/** Returns the decisions that no undo reverts, without duplicates. */
export function notUndone<Made extends DecisionFacts>(decisions: readonly (Made | UndoDecision)[]): Made[] {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  const undosOf = groupBy([...byId.values()].filter(isUndo), ({ undoes }) => undoes);
  return [...byId.values()].flatMap((decision) =>
    isUndo(decision) || !isInForce(decision, undosOf) ? [] : [decision],
  );
}

/** Returns the latest decision of each key; of the same moment the one with the greater id. */
export function latestOf<Made extends DecisionFacts, Key>(
  decisions: Iterable<Made>,
  keyOf: (decision: Made) => Key,
): Map<Key, Made> {
  const latest = new Map<Key, Made>();
  for (const decision of decisions) {
    const earlier = latest.get(keyOf(decision));
    if (earlier === undefined || isLater(decision, earlier)) latest.set(keyOf(decision), decision);
  }
  return latest;
}

function isUndo(decision: DecisionFacts): decision is UndoDecision {
  return 'undoes' in decision;
}

// An undo refers to one decision, so its chain is a tree; cyclic undos never reach a decision.
function isInForce(decision: DecisionFacts, undosOf: ReadonlyMap<string, UndoDecision[]>): boolean {
  const undos = undosOf.get(decision.id) ?? [];
  return !undos.some((undo) => undo.profileId === decision.profileId && isInForce(undo, undosOf));
}

/** Whether a decision was made after another. */
export function isLater(decision: DecisionFacts, other: DecisionFacts): boolean {
  return decision.at === other.at ? decision.id > other.id : decision.at > other.at;
}
