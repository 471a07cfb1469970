import type { GroupLabel } from '../categories/groupLabel.ts';
import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { DecisionFacts, UndoDecision } from '../protocol/decision.ts';
import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person } from '../protocol/person.ts';
import type { SeriesDisqualificationLabel } from './seriesDisqualification.ts';

/** The stage that a decision is about. */
export interface StageSubject {
  seriesId: string;
  stageOrder: number;
}

interface StageFacts extends DecisionFacts {
  subject: StageSubject;
}

/** Sets another category from this stage on, or on all stages, depending on the series rules. */
export interface CategoryDecision extends StageFacts {
  type: 'category';
  /** `null` removes the rider from the categories. */
  value: SeriesCategory | null;
}

/** Time added to a ride. Penalties add up: each is undone separately. */
export interface PenaltyDecision extends StageFacts {
  type: 'penalty';
  timeInMilliseconds: number;
}

export interface StageDisqualificationDecision extends StageFacts {
  type: 'disqualification';
  /** `null` keeps a ride in the classification that is outside the time limit. */
  label: SeriesDisqualificationLabel | null;
  /** The account whose ride it is about. Decisions without it are about all rides of the rider. */
  account?: number;
}

/** A row for a rider without one; it has priority over any later import. */
export interface RowAddedDecision extends StageFacts {
  type: 'rowAdded';
  entry: GameEntry;
  groupLabel: GroupLabel;
  category: SeriesCategory | null;
  person: Person | null;
}

/** Removes the rider from the stage; a row added later restores the rider. */
export interface RowRemovedDecision extends StageFacts {
  type: 'rowRemoved';
}

/** Reverts one decision about the same rider; it may be an undo. */
export type StageUndoDecision = UndoDecision & StageFacts;

/** Returns the account by which the rider of a decision is found: the one that raced, where it is known. */
export function accountOfDecision(decision: StageDecision): number {
  return (decision.type === 'disqualification' ? decision.account : undefined) ?? decision.profileId;
}

/** A decision about a rider on a stage. Decisions are append-only. `profileId` is any account of the rider. */
export type StageDecision =
  | CategoryDecision
  | PenaltyDecision
  | StageDisqualificationDecision
  | RowAddedDecision
  | RowRemovedDecision
  | StageUndoDecision;
