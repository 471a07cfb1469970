import type { DisqualificationDecision, UndoDecision } from '../protocol/decision.ts';

const FACTS = { author: 'commissaire', at: 1_000 };

/** A disqualification of a rider. */
export function aDisqualification(
  id: string,
  profileId: number,
  facts: Partial<DisqualificationDecision> = {},
): DisqualificationDecision {
  return { ...FACTS, type: 'disqualification', label: 'DSQ', reason: 'Cut the course', ...facts, id, profileId };
}

/** The undo of a decision on a rider. */
export function anUndo(id: string, undoes: string, profileId: number, facts: Partial<UndoDecision> = {}): UndoDecision {
  return { ...FACTS, at: 2_000, type: 'undo', reason: null, ...facts, id, undoes, profileId };
}
