import { parseAccessExpression } from '../access/parseAccessExpression.ts';
import { printAccessExpression } from '../access/printAccessExpression.ts';
import { paceRanges, registrationRules } from '../access/registrationModes.ts';
import { type PaceRange, type PaceRanges, REGISTRATION_MODES, type RegistrationMode } from '../access/registrations.ts';
import { groupLabelOf } from '../categories/groupLabel.ts';
import { patched } from './editGroups.ts';
import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';

/** The event's access checks, and whether they are enforced. */
export type EventAccess = Pick<EventDocument, 'categoryEnforcement' | 'accessExpression'>;

const scoredRace = { name: 'scored.race', result: false };

/** Sets a mode of registration in a draft: the game's checks, and the pace or the range of every group. */
export function withRegistration(draft: EventDraft, mode: RegistrationMode): EventDraft {
  const { accessExpression, rangeAccessLabels } = registrationRules(mode);
  const event = patched(draft.event, {
    categoryEnforcement: accessExpression !== null,
    accessExpression,
    rangeAccessLabel: rangeAccessLabels?.event ?? null,
    eventSubgroups: draft.event.eventSubgroups.map((group) => registered(group, mode)),
  });
  return { ...draft, registrationMode: mode, event };
}

/** Sets the pace of a mode in a group, or the racing score range that replaces it. */
export function registered(group: EventGroup, mode: RegistrationMode): EventGroup {
  const label = groupLabelOf(group.label);
  const rangeAccessLabel = registrationRules(mode).rangeAccessLabels?.groups[label] ?? null;
  const others = (group.accessRules ?? []).filter(({ name }) => name !== scoredRace.name);
  return {
    ...withPace(group, paceRanges(mode)),
    rangeAccessLabel,
    accessRules: rangeAccessLabel === null ? others : [...others, scoredRace],
  };
}

export function withPace(group: EventGroup, ranges: Partial<PaceRanges>): EventGroup {
  const range = ranges[groupLabelOf(group.label)];
  return range ? patched(group, paceValues(range)) : group;
}

/** Returns the mode chosen for an event; `null` if none was chosen, or if its expression has changed since. */
export function chosenModeOf(event: EventAccess, chosen: string | null | undefined): RegistrationMode | null {
  return modesOf(event).find((mode) => mode === chosen) ?? null;
}

/**
 * Returns the mode that names an event: the chosen one, else the only one with its expression.
 *
 * `null` if no mode has the expression, and if the game checks nothing: several modes do not, and paces do not
 * distinguish them.
 */
export function registrationModeOf(event: EventAccess, chosen?: string | null): RegistrationMode | null {
  const modes = modesOf(event);
  return chosenModeOf(event, chosen) ?? (modes.length === 1 ? (modes[0] ?? null) : null);
}

/** Returns the expression by which the game checks riders; `null` if it checks nothing. */
export function enforcedExpression({ categoryEnforcement, accessExpression }: EventAccess): string | null {
  return (categoryEnforcement && accessExpression?.trim()) || null;
}

function modesOf(event: EventAccess): RegistrationMode[] {
  const expression = normal(enforcedExpression(event));
  return REGISTRATION_MODES.filter((mode) => normal(registrationRules(mode).accessExpression) === expression);
}

/** Whether every group has the given pace. */
export function hasPaces(event: EventDocument, ranges: Partial<PaceRanges>): boolean {
  return event.eventSubgroups.every(
    (group) => ranges[groupLabelOf(group.label)] !== undefined && withPace(group, ranges) === group,
  );
}

function paceValues({ from, to }: PaceRange) {
  return { fromPaceValue: from, toPaceValue: to };
}

function normal(source: string | null): string {
  const parsed = parseAccessExpression(source ?? '');
  return 'error' in parsed ? (source ?? '') : printAccessExpression(parsed.expression);
}
