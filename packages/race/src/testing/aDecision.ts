import type { GroupLabel } from '../categories/groupLabel.ts';
import type { DisqualificationDecision, GroupDecision, UndoDecision } from '../protocol/decision.ts';

const FACTS = { author: 'commissaire', at: 1_000 };

/** Builds a disqualification of a rider. */
export function aDisqualification(
  id: string,
  profileId: number,
  facts: Partial<DisqualificationDecision> = {},
): DisqualificationDecision {
  return { ...FACTS, type: 'disqualification', label: 'DSQ', reason: 'Cut the course', ...facts, id, profileId };
}

/** Builds a decision that ranks a rider in another group. */
export function aGroupDecision(
  id: string,
  profileId: number,
  value: GroupLabel,
  facts: Partial<GroupDecision> = {},
): GroupDecision {
  return { ...FACTS, type: 'category', reason: 'Rode in the wrong group', ...facts, id, profileId, value };
}

/** Builds the undo of a decision on a rider. */
export function anUndo(id: string, undoes: string, profileId: number, facts: Partial<UndoDecision> = {}): UndoDecision {
  return { ...FACTS, at: 2_000, type: 'undo', reason: null, ...facts, id, undoes, profileId };
}
