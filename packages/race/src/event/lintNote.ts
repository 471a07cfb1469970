import type { EventField, GroupField } from './eventChanges.ts';

/** Possible problems of an event; each has a message in the contract's catalogue. */
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
  /** An error would be rejected by the game and blocks sending. */
  level: 'error' | 'warning';
  /** Numbers of the affected groups; none means the main block. */
  groups: readonly number[];
  /** The affected value. */
  field: EventField | GroupField;
  /** The affected figure, such as the pace at which two groups meet. */
  value: number | null;
}

const errors: ReadonlySet<LintId> = new Set(['noRoute', 'noStart', 'startPast']);

export function lintNote(id: LintId, field: LintNote['field'], note: Partial<LintNote> = {}): LintNote {
  return { id, level: errors.has(id) ? 'error' : 'warning', groups: [], field, value: null, ...note };
}
