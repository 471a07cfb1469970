import {
  type GroupValues,
  patched,
  withGroupList,
  withGroupRule,
  withGroups,
  withGroupValues,
  withoutGroup,
} from './editGroups.ts';
import type { EventChange, EventField, GroupField } from './eventChanges.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';
import { momentMs, startingAt, startOf } from './eventStart.ts';

/** Reverts one of a draft's changes: the value is again that of `before`, the draft it was compared with. */
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
  return withGroupList(
    draft,
    groups.toSorted((one, other) => one.label - other.label),
  );
}

function withGroupOf(draft: EventDraft, before: EventDraft, label: number, field: GroupField): EventDraft {
  const was = before.event.eventSubgroups.find((group) => group.label === label);
  if (was === undefined) return draft;
  if (field === 'eventSubgroupStart') {
    return withGroups(draft, (group) => (group.label === label ? patched(group, timesOf(was)) : group));
  }
  return withGroupValues(draft, [label], valuesOf(was, field));
}

function timesOf(was: EventGroup): Partial<EventGroup> {
  const { eventSubgroupStart = null, registrationStart = null, registrationEnd = null } = was;
  const { lineUpStart = null, lineUpEnd = null } = was;
  return { eventSubgroupStart, registrationStart, registrationEnd, lineUpStart, lineUpEnd };
}

const lengths: readonly GroupField[] = ['laps', 'distanceInMeters', 'durationInSeconds'];

/** Restores dependent values together: both ends of a pace, and the three mutually exclusive lengths. */
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
  if (field === 'eventStart') return withStartOf(draft, before);
  if (field in before) return { ...draft, [field]: Reflect.get(before, field) };
  return { ...draft, event: { ...draft.event, [field]: Reflect.get(before.event, field) } };
}

/** Restores the start; groups that changed with it are restored, individually changed ones are kept. */
function withStartOf(draft: EventDraft, before: EventDraft): EventDraft {
  const [fromMs, toMs] = [startOf(draft), startOf(before)];
  if (fromMs === null || toMs === null) return draft;
  const moved = withGroups(draft, (group) => {
    const was = before.event.eventSubgroups.find(({ label }) => label === group.label);
    const startMs = momentMs(group.eventSubgroupStart);
    if (startMs === null) return group;
    const formerMs = startMs + toMs - fromMs;
    if (was === undefined) return startingAt(group, formerMs);
    const wasMs = momentMs(was.eventSubgroupStart);
    return wasMs === formerMs || wasMs === startMs ? patched(group, timesOf(was)) : group;
  });
  return { ...moved, event: patched(moved.event, { eventStart: before.event.eventStart ?? null }) };
}

/** Restores the expression and the racing score ranges; paces are separate changes. */
function withRegistrationOf(draft: EventDraft, before: EventDraft): EventDraft {
  const { categoryEnforcement, accessExpression, rangeAccessLabel } = before.event;
  const registered = withGroups(draft, (group) => {
    const was = before.event.eventSubgroups.find(({ label }) => label === group.label);
    return { ...group, rangeAccessLabel: was?.rangeAccessLabel ?? null, accessRules: was?.accessRules ?? [] };
  });
  const event = { ...registered.event, categoryEnforcement, accessExpression, rangeAccessLabel };
  return { ...registered, registrationMode: before.registrationMode, event };
}
