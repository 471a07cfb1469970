import type { EventDocument, EventDraft, EventGroup } from './eventDocument.ts';
import { usualTimeTrial } from './eventDocument.ts';
import { GAME_RULES, hasRule, type RuleHolder, TAG_RULES, withRule } from './eventRules.ts';
import { momentMs, startingAt } from './eventStart.ts';

const rankedTags = ['ranked', 'showplacements'];

/**
 * The document that an edit sends to the game.
 *
 * Every field and tag that is not edited travels as it came, in its place. Set are: the rules of the event, which are
 * those of any of its groups but LADIES_ONLY; the tags `ranked`, `showplacements` and `timestamp`; `rulesId`, so that
 * the lists of rules count; the type; the times of the groups around their start; the options of a time trial.
 */
export function eventToSend({ event }: EventDraft, nowMs: number): EventDocument {
  const eventSubgroups = event.eventSubgroups.map((group) => groupToSend(group, event, nowMs));
  return {
    ...withRulesOf(event, eventSubgroups),
    tags: sentTags(withTagRulesOf(event, eventSubgroups), nowMs),
    rulesId: null,
    ...(event.eventType && { type: `EVENT_TYPE_${event.eventType}` }),
    eventSubgroups,
  };
}

function groupToSend(group: EventGroup, event: EventDocument, nowMs: number): EventGroup {
  const { timeTrialOptions, ...rest } = group;
  const options = timeTrialOptions ?? event.timeTrialOptions ?? usualTimeTrial;
  const raced = event.eventType === 'TIME_TRIAL' ? { ...group, timeTrialOptions: options } : rest;
  const startMs = momentMs(group.eventSubgroupStart);
  const timed = startMs === null ? raced : startingAt(raced, startMs);
  return { ...timed, tags: sentTags(group, nowMs), rulesId: null, accessValidationResult: true };
}

function withRulesOf(event: EventDocument, groups: readonly EventGroup[]): EventDocument {
  return GAME_RULES.reduce((next, rule) => {
    const isOn = rule !== 'LADIES_ONLY' && groups.some((group) => hasRule(group, rule));
    return withRule(next, rule, isOn);
  }, event);
}

function withTagRulesOf(event: EventDocument, groups: readonly EventGroup[]): RuleHolder {
  const holder: RuleHolder = { tags: event.tags };
  return TAG_RULES.reduce(
    (next, rule) =>
      withRule(
        next,
        rule,
        groups.some((group) => hasRule(group, rule)),
      ),
    holder,
  );
}

function sentTags({ tags }: RuleHolder, nowMs: number): string[] {
  const stamp = `timestamp=${nowMs}`;
  const stamped = (tags ?? []).map((tag) => (tag.startsWith('timestamp=') ? stamp : tag));
  return [...stamped, ...[...rankedTags, stamp].filter((tag) => !stamped.includes(tag))];
}
