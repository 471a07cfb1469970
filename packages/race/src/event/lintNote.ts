import type { EventField, GroupField } from './eventChanges.ts';

/** What can be wrong with an event; each has a sentence in the catalogue of the contract. */
export const LINT_IDS = [
  'noRoute',
  'noStart',
  'startPast',
  'noName',
  'gameName',
  'pictureNoLink',
  'noLength',
  'unknownRoute',
  'routeOfOtherMap',
  'routeOfOtherSport',
  'lapsWithoutLap',
  'wrongPocket',
  'groupBeforeEvent',
  'registrationAfterStart',
  'paceReversed',
  'paceOverlap',
  'paceGap',
  'unreadableExpression',
  'nobodyAdmitted',
] as const;
export type LintId = (typeof LINT_IDS)[number];

export interface LintNote {
  id: LintId;
  /** An error is what the game refuses; it blocks sending. */
  level: 'error' | 'warning';
  /** The numbers of the groups it is about; none is the main block. */
  groups: readonly number[];
  /** The value to go to. */
  field: EventField | GroupField;
  /** The figure it is about, such as the pace at which two groups meet. */
  value: number | null;
}

const errors: ReadonlySet<LintId> = new Set(['noRoute', 'noStart', 'startPast']);

export function lintNote(id: LintId, field: LintNote['field'], note: Partial<LintNote> = {}): LintNote {
  return { id, level: errors.has(id) ? 'error' : 'warning', groups: [], field, value: null, ...note };
}
