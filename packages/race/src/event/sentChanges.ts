import { eventChanges } from './eventChanges.ts';
import type { EventDocument, EventDraft } from './eventDocument.ts';
import { EVENT_RULES, type EventRule, hasRule } from './eventRules.ts';
import { eventToSend, RANKED_TAGS } from './eventToSend.ts';

type SentRule = EventRule | (typeof RANKED_TAGS)[number];

/** A rule or a tag set by the site when an event is sent. */
export type SentChange = { type: 'sent'; group: null; rule: SentRule; before: boolean; after: boolean };

/**
 * Lists the changes that the site adds when a draft is sent, beyond the user's own: rules of the event, and tags of the
 * event and its groups. A rule that follows a change of the groups is excluded.
 */
export function sentChanges(before: EventDraft, after: EventDraft, isNew: boolean): SentChange[] {
  const sent = eventToSend(after, { before: isNew ? null : before.event, nowMs: 0 });
  const made = eventChanges(before, after);
  return [...EVENT_RULES, ...RANKED_TAGS].flatMap((rule) => {
    const [was, is] = [isSet(after.event, rule), isSet(sent, rule)];
    const isMade = made.some((change) => change.type === 'rule' && change.rule === rule);
    return was === is || isMade ? [] : [{ type: 'sent', group: null, rule, before: was, after: is }];
  });
}

function isSet(event: EventDocument, rule: SentRule): boolean {
  if (rule !== 'ranked' && rule !== 'showplacements') return hasRule(event, rule);
  return [event, ...event.eventSubgroups].every(({ tags }) => tags?.includes(rule));
}
