import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';
import { usualTimeTrial } from './eventDocument.ts';
import { EVENT_RULES, type EventRule, hasRule, type RuleHolder, withRule } from './eventRules.ts';
import { momentMs, startingAt } from './eventStart.ts';

/** Tags by which the game ranks the riders of a race. */
export const RANKED_TAGS = ['ranked', 'showplacements'] as const;

export interface Sending {
  /** The document that was edited; `null` for an event not yet in the game. */
  before: EventDocument | null;
  nowMs: number;
}

/**
 * Builds the document that an edit sends to the game.
 *
 * Unedited fields and tags pass through unchanged, in order. A rule of the event follows its groups if they changed it,
 * and in races and new events: it is on while any of them has it, LADIES_ONLY while all have it; the site never adds
 * LADIES_ONLY. It sets: the tags that rank a race or a new event, and the tag `timestamp`; `rulesId`, which activates
 * the lists of rules; the type; the times of the groups around their start; the options of a time trial.
 */
export function eventToSend({ event }: EventDraft, { before, nowMs }: Sending): EventDocument {
  const tagged = isRace(event) || before === null ? RANKED_TAGS : [];
  const sentTags = (holder: RuleHolder) => withTags(holder, tagged, `timestamp=${nowMs}`);
  const ruled = withRulesOfGroups(event, before);
  return {
    ...ruled,
    tags: sentTags(ruled),
    rulesId: null,
    ...(event.eventType && { type: `EVENT_TYPE_${event.eventType}` }),
    eventSubgroups: event.eventSubgroups.map((group) => ({ ...groupToSend(group, event), tags: sentTags(group) })),
  };
}

function groupToSend(group: EventGroup, event: EventDocument): EventGroup {
  const { timeTrialOptions, ...rest } = group;
  const options = timeTrialOptions ?? event.timeTrialOptions ?? usualTimeTrial;
  const raced = event.eventType === 'TIME_TRIAL' ? { ...group, timeTrialOptions: options } : rest;
  const startMs = momentMs(group.eventSubgroupStart);
  const timed = startMs === null ? raced : startingAt(raced, startMs);
  return { ...timed, rulesId: null, accessValidationResult: true };
}

function isRace({ eventType }: EventDocument): boolean {
  return eventType === 'RACE' || eventType === 'TIME_TRIAL';
}

function withRulesOfGroups(event: EventDocument, before: EventDocument | null): EventDocument {
  return EVENT_RULES.reduce((next, rule) => {
    const isOn = isSent(rule, event, before);
    return isOn === hasRule(event, rule) ? next : withRule(next, rule, isOn);
  }, event);
}

function isSent(rule: EventRule, event: EventDocument, before: EventDocument | null): boolean {
  const isOfGroups = hasByGroups(rule, event);
  const isKept = before !== null && isOfGroups === hasByGroups(rule, before);
  if (rule === 'LADIES_ONLY') return hasRule(event, rule) && (isKept || isOfGroups);
  return isKept ? hasRule(event, rule) || (isRace(event) && isOfGroups) : isOfGroups;
}

function hasByGroups(rule: EventRule, { eventSubgroups }: EventDocument): boolean {
  const has = (group: EventGroup) => hasRule(group, rule);
  return rule === 'LADIES_ONLY' ? eventSubgroups.every(has) : eventSubgroups.some(has);
}

function withTags({ tags }: RuleHolder, added: readonly string[], stamp: string): string[] {
  const stamped = (tags ?? []).map((tag) => (tag.startsWith('timestamp=') ? stamp : tag));
  return [...stamped, ...[...added, stamp].filter((tag) => !stamped.includes(tag))];
}
