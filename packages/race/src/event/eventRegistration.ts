import { parseAccessExpression } from '../access/parseAccessExpression.ts';
import { printAccessExpression } from '../access/printAccessExpression.ts';
import { paceRanges, registration } from '../access/registrationModes.ts';
import { type PaceRange, type PaceRanges, REGISTRATION_MODES, type RegistrationMode } from '../access/registrations.ts';
import { groupLabelOf } from '../categories/groupLabel.ts';
import { patched } from './editGroups.ts';
import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';

const scoredRace = { name: 'scored.race', result: false };

/** The draft with a mode of registration: what the game checks, and the pace or the range of every group. */
export function withRegistration(draft: EventDraft, mode: RegistrationMode): EventDraft {
  const { accessExpression, rangeAccessLabels } = registration(mode);
  const event = patched(draft.event, {
    categoryEnforcement: accessExpression !== null,
    accessExpression,
    rangeAccessLabel: rangeAccessLabels?.event ?? null,
    eventSubgroups: draft.event.eventSubgroups.map((group) => registered(group, mode)),
  });
  return { ...draft, registrationMode: mode, event };
}

/** A group with the pace of a mode, or with the range of the racing score that stands for it. */
export function registered(group: EventGroup, mode: RegistrationMode): EventGroup {
  const label = groupLabelOf(group.label);
  const rangeAccessLabel = registration(mode).rangeAccessLabels?.groups[label] ?? null;
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

/**
 * The mode of an event that was read from the game: of those with its expression the one with the paces of its groups,
 * else the first of them; `null` where the expression is of no mode.
 */
export function registrationModeOf(event: EventDocument): RegistrationMode | null {
  const expression = event.categoryEnforcement ? (event.accessExpression?.trim() ?? '') : '';
  const modes = REGISTRATION_MODES.filter((mode) => normal(registration(mode).accessExpression) === normal(expression));
  return modes.find((mode) => hasPaces(event, paceRanges(mode))) ?? modes[0] ?? null;
}

/** Whether every group has its pace of these. */
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
