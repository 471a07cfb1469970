import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDocument } from '@otryv/contract/schemas';
import { dataFolders } from '@otryv/game-simulator';
import { type EventDocument, type EventDraft, eventToSend, withGroupValues } from '@otryv/race';
import { describe, expect, it } from 'vitest';

const now = 1_795_881_600_000;
const ofEvent = ['rulesId', 'rulesSet', 'tags', 'type', 'eventSubgroups'];
const ofGroup = ['rulesId', 'tags', 'timeTrialOptions', 'accessValidationResult'];

describe.each(dataFolders)('the $name events of the game', ({ folder }) => {
  const picked: { event: EventDocument }[] = JSON.parse(readFileSync(join(folder, 'events-picked.json'), 'utf8'));
  const events = picked.map(({ event }) => ({ why: `${event.eventType} ${event.name}`, event }));

  it.each(events)('are described whole: $why', ({ event }) => {
    expect(eventDocument.parse(event)).toEqual(event);
  });

  it.each(events)('are sent back as they came, but for what an edit sets: $why', ({ event }) => {
    const sent = eventToSend(aDraft(event), now);

    expect(textWithout(sent, ofEvent)).toBe(textWithout(event, ofEvent));
    expect(sent.eventSubgroups.map((group) => textWithout(group, ofGroup))).toEqual(
      event.eventSubgroups.map((group) => textWithout(group, ofGroup)),
    );
  });

  it.each(events)('keep every tag in its place: $why', ({ event }) => {
    const sent = eventToSend(aDraft(event), now);
    const stamped = (tags: EventDocument['tags']) =>
      (tags ?? []).map((tag) => tag.replace(/^timestamp=.*/, `timestamp=${now}`));

    for (const [at, holder] of [event, ...event.eventSubgroups].entries()) {
      const tags = [sent, ...sent.eventSubgroups][at]?.tags ?? [];
      const added = ['ranked', 'showplacements', `timestamp=${now}`].filter(
        (tag) => !stamped(holder.tags).includes(tag),
      );

      expect(tags).toEqual([...stamped(holder.tags), ...added]);
    }
  });

  it.each(events)('differ by the edited value alone: $why', ({ event }) => {
    const draft = aDraft(event);
    const [first] = event.eventSubgroups;
    const edited = eventToSend(withGroupValues(draft, [first?.label ?? 0], { jerseyHash: 1 }), now);
    const untouched = eventToSend(draft, now);

    expect(edited).toEqual({
      ...untouched,
      eventSubgroups: untouched.eventSubgroups.map((group, at) => (at === 0 ? { ...group, jerseyHash: 1 } : group)),
    });
  });
});

function aDraft(event: EventDocument): EventDraft {
  const site = { finishProtocol: 'classicCommon', importanceLevel: 'standard', seriesId: null } as const;
  return { event, registrationMode: null, ...site };
}

function textWithout(value: object, fields: readonly string[]): string {
  return JSON.stringify(Object.entries(value).filter(([field]) => !fields.includes(field)));
}
