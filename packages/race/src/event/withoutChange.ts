import { type GroupValues, withGroupRule, withGroups, withGroupValues, withoutGroup } from './editGroups.ts';
import type { EventChange, EventField, GroupField } from './eventChanges.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';
import { momentMs, startingAt, startOf, withStart } from './eventStart.ts';

/** The draft without one of its changes: that value is again as in `before`, the draft it was compared with. */
export function withoutChange(draft: EventDraft, before: EventDraft, change: EventChange): EventDraft {
  switch (change.type) {
    case 'addedGroup':
      return withoutGroup(draft, change.group);
    case 'removedGroup':
      return withGroup(draft, before, change.group);
    case 'rule':
      return withGroupRule(draft, [change.group], change.rule, change.before);
    case 'group':
      return withGroupOf(draft, before, change.group, change.field);
    case 'event':
      return withValueOf(draft, before, change.field);
  }
}

function withGroup(draft: EventDraft, before: EventDraft, label: number): EventDraft {
  const groups = [
    ...draft.event.eventSubgroups,
    ...before.event.eventSubgroups.filter((group) => group.label === label),
  ];
  const eventSubgroups = groups.toSorted((one, other) => one.label - other.label);
  return { ...draft, event: { ...draft.event, eventSubgroups } };
}

function withGroupOf(draft: EventDraft, before: EventDraft, label: number, field: GroupField): EventDraft {
  const was = before.event.eventSubgroups.find((group) => group.label === label);
  if (was === undefined) return draft;
  if (field === 'eventSubgroupStart') {
    const startMs = momentMs(was.eventSubgroupStart);
    return withGroups(draft, (group) =>
      group.label === label && startMs !== null ? startingAt(group, startMs) : group,
    );
  }
  return withGroupValues(draft, [label], valuesOf(was, field));
}

const lengths: readonly GroupField[] = ['laps', 'distanceInMeters', 'durationInSeconds'];

/** What belongs together comes back together: both ends of a pace, and the three lengths, which exclude one another. */
function valuesOf(was: EventGroup, field: Exclude<GroupField, 'eventSubgroupStart'>): GroupValues {
  if (field === 'pace') {
    return { fromPaceValue: was.fromPaceValue ?? null, toPaceValue: was.toPaceValue ?? null };
  }
  if (lengths.includes(field)) {
    return { laps: was.laps, distanceInMeters: was.distanceInMeters, durationInSeconds: was.durationInSeconds };
  }
  return { [field]: was[field] ?? null };
}

function withValueOf(draft: EventDraft, before: EventDraft, field: EventField): EventDraft {
  if (field === 'registrationMode') return withRegistrationOf(draft, before);
  if (field === 'eventStart') {
    const startMs = startOf(before);
    return startMs === null ? draft : withStart(draft, startMs);
  }
  if (field in before) return { ...draft, [field]: Reflect.get(before, field) };
  return { ...draft, event: { ...draft.event, [field]: Reflect.get(before.event, field) } };
}

/** The expression and the ranges of the racing score as they were; paces are changes of their own. */
function withRegistrationOf(draft: EventDraft, before: EventDraft): EventDraft {
  const { categoryEnforcement, accessExpression, rangeAccessLabel } = before.event;
  const registered = withGroups(draft, (group) => {
    const was = before.event.eventSubgroups.find(({ label }) => label === group.label);
    return { ...group, rangeAccessLabel: was?.rangeAccessLabel ?? null, accessRules: was?.accessRules ?? [] };
  });
  const event = { ...registered.event, categoryEnforcement, accessExpression, rangeAccessLabel };
  return { ...registered, registrationMode: before.registrationMode, event };
}
