import type { GroupLabel } from '../categories/groupLabel.ts';
import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { DecisionFacts, UndoDecision } from '../protocol/decision.ts';
import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person } from '../protocol/person.ts';
import type { SeriesDisqualificationLabel } from './seriesDisqualification.ts';

/** The stage a decision is about. */
export interface StageSubject {
  seriesId: string;
  stageOrder: number;
}

interface StageFacts extends DecisionFacts {
  subject: StageSubject;
}

/** Another category from this stage, or on all stages: as the series rules. */
export interface CategoryDecision extends StageFacts {
  type: 'category';
  /** `null` takes the rider out of the categories. */
  value: SeriesCategory | null;
}

/** Time added to a ride. Penalties add up: each is taken back by an undo of its own. */
export interface PenaltyDecision extends StageFacts {
  type: 'penalty';
  timeInMilliseconds: number;
}

export interface StageDisqualificationDecision extends StageFacts {
  type: 'disqualification';
  /** `null` keeps a ride in the classification that is outside the time limit. */
  label: SeriesDisqualificationLabel | null;
}

/** A row for a rider without one; it is used instead of whatever an import brings later. */
export interface RowAddedDecision extends StageFacts {
  type: 'rowAdded';
  entry: GameEntry;
  groupLabel: GroupLabel;
  category: SeriesCategory | null;
  person: Person | null;
}

/** Removes the rider from the stage; a row added later brings the rider back. */
export interface RowRemovedDecision extends StageFacts {
  type: 'rowRemoved';
}

/** Takes one decision about the same rider back; it may be an undo. */
export type StageUndoDecision = UndoDecision & StageFacts;

/** What was decided about a rider on a stage. Decisions are only ever added. `profileId` is any account of the rider. */
export type StageDecision =
  | CategoryDecision
  | PenaltyDecision
  | StageDisqualificationDecision
  | RowAddedDecision
  | RowRemovedDecision
  | StageUndoDecision;
