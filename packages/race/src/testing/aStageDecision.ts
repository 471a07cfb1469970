import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { Person } from '../protocol/person.ts';
import type { SeriesDisqualificationLabel } from '../series/seriesDisqualification.ts';
import type {
  CategoryDecision,
  PenaltyDecision,
  RowAddedDecision,
  RowRemovedDecision,
  StageDisqualificationDecision,
  StageUndoDecision,
} from '../series/stageDecision.ts';
import type { StageRide } from '../series/stageRow.ts';
import { SERIES_ID } from './aSeries.ts';

/** A rider on a stage, and the time of the decision. */
export interface About {
  id?: string;
  stage?: number;
  at?: number;
  seriesId?: string;
  reason?: string | null;
}

function factsOf(type: string, profileId: number, about: About) {
  const { stage = 1, at = 1_000, seriesId = SERIES_ID, reason = 'Decided' } = about;
  const id = about.id ?? `${type}-${profileId}-${stage}-${at}`;
  return { id, profileId, at, author: 'commissaire', reason, subject: { seriesId, stageOrder: stage } };
}

export function aCategory(profileId: number, value: SeriesCategory | null, about: About = {}): CategoryDecision {
  return { ...factsOf('category', profileId, about), type: 'category', value };
}

export function aPenalty(profileId: number, timeInMilliseconds: number, about: About = {}): PenaltyDecision {
  return { ...factsOf('penalty', profileId, about), type: 'penalty', timeInMilliseconds };
}

export function aStageLabel(
  profileId: number,
  label: SeriesDisqualificationLabel | null,
  about: About = {},
): StageDisqualificationDecision {
  return { ...factsOf('label', profileId, about), type: 'disqualification', label };
}

export function anAddedRow(
  { entry, groupLabel }: StageRide,
  category: SeriesCategory | null,
  about: About = {},
  person: Person | null = null,
): RowAddedDecision {
  const facts = factsOf('added', entry.profileId, about);
  return { ...facts, type: 'rowAdded', entry, groupLabel: groupLabel ?? 'E', category, person };
}

export function aRemovedRow(profileId: number, about: About = {}): RowRemovedDecision {
  return { ...factsOf('removed', profileId, about), type: 'rowRemoved' };
}

/** Builds the undo of a decision, made later than all others. */
export function aStageUndo(
  { id, profileId, subject }: Pick<StageUndoDecision, 'id' | 'profileId' | 'subject'>,
  about: About = {},
): StageUndoDecision {
  const facts = factsOf('undo', profileId, { at: 9_000, id: `undo-${id}`, ...about });
  return { ...facts, subject, type: 'undo', undoes: id };
}
