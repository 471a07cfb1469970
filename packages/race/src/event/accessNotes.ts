import { admittedCategories } from '../access/admission.ts';
import { groupCondition } from '../access/groupCondition.ts';
import { parseAccessExpression } from '../access/parseAccessExpression.ts';
import type { EventDraft } from './eventDocument.ts';
import { enforcedExpression, registrationModeOf } from './eventRegistration.ts';
import { type LintNote, lintNote } from './lintNote.ts';

/** Checks the expression that admits riders: reports one that cannot be parsed, or that admits no riders to a group. */
export function accessNotes({ event, registrationMode }: EventDraft): LintNote[] {
  const source = enforcedExpression(event);
  if (source === null || registrationModeOf(event, registrationMode) === 'closed') return [];
  const parsed = parseAccessExpression(source);
  if ('error' in parsed) return [lintNote('unreadableExpression', 'registrationMode', { value: parsed.error.at })];
  const shut = event.eventSubgroups.filter(({ label }) => {
    const condition = groupCondition(parsed.expression, label);
    return (condition.type === 'boolean' && !condition.value) || admittedCategories(condition, label)?.length === 0;
  });
  return shut.length === 0
    ? []
    : [lintNote('nobodyAdmitted', 'registrationMode', { groups: shut.map(({ label }) => label) })];
}
