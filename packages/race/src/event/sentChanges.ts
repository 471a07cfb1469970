import { type EventChange, eventChanges } from './eventChanges.ts';
import type { EventDraft } from './eventDocument.ts';
import { EVENT_RULES, type EventRule, hasRule } from './eventRules.ts';
import { eventToSend, RANKED_TAGS } from './eventToSend.ts';

/** A rule or a tag that the site itself sets when an event is sent. */
export type SentChange = {
  type: 'sent';
  group: null;
  rule: EventRule | (typeof RANKED_TAGS)[number];
  before: boolean;
  after: boolean;
};

/**
 * What the site itself changes when a draft is sent, beside the changes that were made to it: rules of the event, and
 * tags of the event and its groups. A rule that follows a change of the groups is not among them.
 */
export function sentChanges(before: EventDraft, after: EventDraft, isNew: boolean): SentChange[] {
  const { event } = after;
  const sent = eventToSend(after, { before: isNew ? null : before.event, nowMs: 0 });
  const made = eventChanges(before, after);
  const rules = EVENT_RULES.filter((rule) => !made.some((change) => isOfRule(change, rule))).map((rule) =>
    changeOf(rule, hasRule(event, rule), hasRule(sent, rule)),
  );
  const tags = RANKED_TAGS.map((tag) => {
    const isTagged = (holders: readonly { tags?: readonly string[] | null }[]) =>
      holders.every((holder) => holder.tags?.includes(tag));
    return changeOf(tag, isTagged([event, ...event.eventSubgroups]), isTagged([sent, ...sent.eventSubgroups]));
  });
  return [...rules, ...tags].filter((change) => change.before !== change.after);
}

function isOfRule(change: EventChange, rule: EventRule): boolean {
  return change.type === 'rule' && change.rule === rule;
}

function changeOf(rule: SentChange['rule'], before: boolean, after: boolean): SentChange {
  return { type: 'sent', group: null, rule, before, after };
}
