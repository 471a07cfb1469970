import { GROUP_LABELS } from '../categories/groupLabel.ts';
import {
  EVENT_FIELDS,
  type EventDraft,
  type EventGroup,
  GROUP_FIELDS,
  SITE_FIELDS,
  type TimeTrialOptions,
} from './eventDocument.ts';
import { enforcedExpression } from './eventRegistration.ts';
import { EVENT_RULES, type EventRule, hasRule } from './eventRules.ts';

export type EventField = (typeof EVENT_FIELDS)[number] | (typeof SITE_FIELDS)[number];
export type GroupField = (typeof GROUP_FIELDS)[number];

/** A value of a group; a pace consists of both ends. */
export type GroupValue = string | number | readonly (number | null)[] | TimeTrialOptions | null;

/** A difference between two drafts. `group` is its number, `null` for the main block. */
export type EventChange =
  | { type: 'event'; group: null; field: EventField; before: string | null; after: string | null }
  | { type: 'group'; group: number; field: GroupField; before: GroupValue; after: GroupValue }
  | { type: 'rule'; group: number; rule: EventRule; before: boolean; after: boolean }
  | { type: 'addedGroup' | 'removedGroup'; group: number };

/** Lists the differences of the second of two drafts: the main block, then group by group. */
export function eventChanges(before: EventDraft, after: EventDraft): EventChange[] {
  if (before === after) return [];
  return [...mainChanges(before, after), ...GROUP_LABELS.flatMap((_, at) => groupChanges(before, after, at + 1))];
}

/** Returns a value of a group as used in changes. */
export function groupValue(group: EventGroup, field: GroupField): GroupValue {
  return field === 'pace' ? [group.fromPaceValue ?? null, group.toPaceValue ?? null] : (group[field] ?? null);
}

/** Returns a value of the main block as used in changes. Without a chosen mode the expression is the value. */
export function eventValue(draft: EventDraft, field: EventField): string | null {
  const { event, ...site } = draft;
  if (field === 'registrationMode') return site.registrationMode ?? enforcedExpression(event);
  return isOfSite(field) ? site[field] : (event[field] ?? null);
}

function isOfSite(field: EventField): field is (typeof SITE_FIELDS)[number] {
  return SITE_FIELDS.some((known) => known === field);
}

function mainChanges(before: EventDraft, after: EventDraft): EventChange[] {
  return [...EVENT_FIELDS, ...SITE_FIELDS].flatMap((field) => {
    const [was, is] = [eventValue(before, field), eventValue(after, field)];
    return isSame(was, is) ? [] : [{ type: 'event' as const, group: null, field, before: was, after: is }];
  });
}

function groupChanges(before: EventDraft, after: EventDraft, label: number): EventChange[] {
  const [was, is] = [groupOf(before, label), groupOf(after, label)];
  if (was === is) return [];
  if (was === undefined) return [{ type: 'addedGroup', group: label }];
  if (is === undefined) return [{ type: 'removedGroup', group: label }];
  const values = GROUP_FIELDS.flatMap((field): EventChange[] => {
    const [from, to] = [groupValue(was, field), groupValue(is, field)];
    return isSame(from, to) ? [] : [{ type: 'group', group: label, field, before: from, after: to }];
  });
  const rules = EVENT_RULES.flatMap((rule): EventChange[] => {
    const [from, to] = [hasRule(was, rule), hasRule(is, rule)];
    return from === to ? [] : [{ type: 'rule', group: label, rule, before: from, after: to }];
  });
  return [...values, ...rules];
}

function groupOf({ event }: EventDraft, label: number): EventGroup | undefined {
  return event.eventSubgroups.find((group) => group.label === label);
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
