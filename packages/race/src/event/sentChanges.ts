import { eventChanges } from './eventChanges.ts';
import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';
import { EVENT_RULES, type EventRule, hasRule } from './eventRules.ts';
import { momentMs } from './eventStart.ts';
import { eventToSend, RANKED_TAGS } from './eventToSend.ts';

type SentRule = EventRule | (typeof RANKED_TAGS)[number];

/** Beginning and end; `null` if the game has none. */
type Span = readonly [from: string | null, to: string | null];

/** A change made by the site when an event is sent: a rule or a tag, or times of a group around its start. */
export type SentChange =
  | { type: 'sent'; group: null; rule: SentRule; before: boolean; after: boolean }
  | { type: 'sentTimes'; group: number; times: keyof typeof spans; before: Span; after: Span };

const spans = {
  registration: ['registrationStart', 'registrationEnd'],
  lineUp: ['lineUpStart', 'lineUpEnd'],
} as const satisfies Readonly<Record<string, readonly [keyof EventGroup, keyof EventGroup]>>;

/**
 * Lists the changes that the site adds when a draft is sent, beyond the user's own: rules of the event, and tags of the
 * event and its groups, and times of the groups. A rule that follows a change of the groups is excluded, and so are
 * times that move with the start.
 */
export function sentChanges(before: EventDraft, after: EventDraft, isNew: boolean): SentChange[] {
  const sent = eventToSend(after, { before: isNew ? null : before.event, nowMs: 0 });
  const made = eventChanges(before, after);
  const rules = [...EVENT_RULES, ...RANKED_TAGS].flatMap((rule): SentChange[] => {
    const [was, is] = [isSet(after.event, rule), isSet(sent, rule)];
    const isMade = made.some((change) => change.type === 'rule' && change.rule === rule);
    return was === is || isMade ? [] : [{ type: 'sent', group: null, rule, before: was, after: is }];
  });
  return [...rules, ...sent.eventSubgroups.flatMap((group) => timeChanges(before, group))];
}

function timeChanges({ event }: EventDraft, group: EventGroup): SentChange[] {
  const was = event.eventSubgroups.find(({ label }) => label === group.label);
  if (was === undefined || momentMs(group.eventSubgroupStart) === null) return [];
  return (['registration', 'lineUp'] as const).flatMap((times): SentChange[] => {
    const isKept = spans[times].every((field) => sinceStart(was, field) === sinceStart(group, field));
    if (isKept) return [];
    return [{ type: 'sentTimes', group: group.label, times, before: spanOf(was, times), after: spanOf(group, times) }];
  });
}

/** Returns the time from the start of a group to another of its times, in ms; `null` if either is missing. */
function sinceStart(group: EventGroup, field: (typeof spans)[keyof typeof spans][number]): number | null {
  const [startMs, ms] = [momentMs(group.eventSubgroupStart), momentMs(group[field])];
  return startMs === null || ms === null ? null : ms - startMs;
}

function spanOf(group: EventGroup, times: keyof typeof spans): Span {
  const [from, to] = spans[times];
  return [group[from] ?? null, group[to] ?? null];
}

function isSet(event: EventDocument, rule: SentRule): boolean {
  if (rule !== 'ranked' && rule !== 'showplacements') return hasRule(event, rule);
  return [event, ...event.eventSubgroups].every(({ tags }) => tags?.includes(rule));
}
