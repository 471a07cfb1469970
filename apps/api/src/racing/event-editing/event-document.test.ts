import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDocument } from '@otryv/contract/schemas';
import { dataFolders } from '@otryv/game-simulator';
import { type EventDocument, type EventDraft, eventToSend, sentChanges, withGroupValues } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { documentDifferences } from './game-document.ts';

const nowMs = 1_795_881_600_000;

describe.each(dataFolders)('the $name events of the game', ({ folder }) => {
  const picked: { event: EventDocument }[] = JSON.parse(readFileSync(join(folder, 'events-picked.json'), 'utf8'));
  const events = picked.map(({ event }) => ({ why: `${event.eventType} ${event.name}`, event }));

  it.each(events)('are described completely: $why', ({ event }) => {
    expect(eventDocument.parse(event)).toEqual(event);
  });

  it.each(events)(
    'are sent unchanged when renamed, except for listed fields and those that every edit sets: $why',
    ({ event }) => {
      const draft = aDraft(event);
      const renamed = { ...draft, event: { ...event, name: 'Другое имя' } };
      const isRace = event.eventType === 'RACE' || event.eventType === 'TIME_TRIAL';
      const ranked = isRace ? ['ranked', 'showplacements'] : [];
      const holders = [event, ...event.eventSubgroups];
      const missing = ranked.filter((tag) => holders.some(({ tags }) => !tags?.includes(tag)));
      const tagsOf = ({ tags }: Pick<EventDocument, 'tags'>) => {
        const stamped = (tags ?? []).map((tag) => tag.replace(/^timestamp=.*/, `timestamp=${nowMs}`));
        return [...stamped, ...[...ranked, `timestamp=${nowMs}`].filter((tag) => !stamped.includes(tag))];
      };

      expect(eventToSend(renamed, { before: event, nowMs })).toEqual({
        ...renamed.event,
        tags: tagsOf(event),
        rulesId: null,
        eventSubgroups: event.eventSubgroups.map(({ timeTrialOptions, ...group }) => ({
          ...group,
          ...(event.eventType === 'TIME_TRIAL' && { timeTrialOptions }),
          tags: tagsOf(group),
          rulesId: null,
          accessValidationResult: true,
        })),
      });
      const sent = sentChanges(draft, renamed, false);
      expect(sent.map((change) => (change.type === 'sent' ? change.rule : change.times))).toEqual(missing);
    },
  );

  it.each(events)('differ only in the edited value: $why', ({ event }) => {
    const draft = aDraft(event);
    const [first] = event.eventSubgroups;
    const edited = eventToSend(withGroupValues(draft, [first?.label ?? 0], { jerseyHash: 1 }), {
      before: event,
      nowMs,
    });
    const untouched = eventToSend(draft, { before: event, nowMs });

    expect(edited).toEqual({
      ...untouched,
      eventSubgroups: untouched.eventSubgroups.map((group, at) => (at === 0 ? { ...group, jerseyHash: 1 } : group)),
    });
  });

  it.each(events)('differ in every tag but the stamp of an edit: $why', ({ event }) => {
    const tags = event.tags?.filter((tag) => !tag.startsWith('timestamp=')) ?? [];
    const pathsOf = (...added: string[]) =>
      documentDifferences({ ...event, tags: [...tags, 'timestamp=1'] }, { ...event, tags: [...tags, ...added] }).map(
        ({ path }) => path,
      );

    expect([pathsOf(), pathsOf('timestamp=2'), pathsOf('time_trial')]).toEqual([[], [], ['tags']]);
  });
});

function aDraft(event: EventDocument): EventDraft {
  const site = { finishProtocol: 'classicCommon', importanceLevel: 'standard', seriesId: null } as const;
  return { event, registrationMode: null, ...site };
}
