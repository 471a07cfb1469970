import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventWritten } from '@otryv/contract/schemas';
import { dataFolders, gameClubs } from '@otryv/game-simulator';
import { type EventDocument, withStart } from '@otryv/race';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { toDraft } from './event-draft.ts';

type Json = Record<string, unknown>;
type Document = EventDocument & Json;

const startMs = ANCHOR.getTime() + 86_400_000;
/** What the site writes with every edit, or the game counts itself. */
const written =
  /^(id|eventSecret|name|microserviceExternalResourceId|rulesId|accessValidationResult|eventSubgroups|tags|timeTrialOptions|type|\w*Count|(registration|lineUp)(Start|End)|event(Subgroup)?Start)$/;

describe.each(dataFolders)('the $name events of the game', ({ folder }) => {
  const picked: { event: Document }[] = JSON.parse(readFileSync(join(folder, 'events-picked.json'), 'utf8'));
  let world: EventWorld;
  beforeAll(async () => {
    world = await startEventWorld();
  }, 60_000);
  afterAll(() => world.close());

  it.each(picked.map(({ event }) => event))(
    'go through create, edit and sync with nothing lost: $id',
    async (event) => {
      const club = { microserviceExternalResourceId: gameClubs.axis.clubId, later: { kept: [' ', null] } };
      const draft = withStart(toDraft({ ...event, ...club }, null), startMs);
      const created = await world.owner.send('POST', '/api/zwift/events', draft);
      const { eventId, remaining, organizerId } = eventWritten.parse(created.json()).data;
      const addition = { id: eventId, organizerId, finishProtocol: 'classicCommon', importanceLevel: 'standard' };
      await world.owner.send('POST', '/api/race/events', { event: addition });
      // What the site adds to a new event is not what the game had.
      await world.control(`events/${eventId}`, { rulesSet: event.rulesSet, tags: event.tags });
      const saved = await world.save({ eventId, ...(await world.edit(eventId)) }, { name: ' Другое  имя ' });
      const synced = await world.owner.send('PUT', '/api/race/events', { eventId });
      const after = await world.inGame(eventId);

      // The game keeps the starts that it gave a time trial: the answer names them.
      const open = event.eventType === 'TIME_TRIAL' ? 'event_not_whole' : null;
      expect([remaining?.code ?? null, saved.statusCode, synced.json().data.changes]).toEqual([open, 200, []]);
      expect(kept(after)).toEqual(kept({ ...event, later: club.later }));
      expect(after.eventSubgroups.map(kept)).toEqual(event.eventSubgroups.map(kept));
      expect(after.name).toBe(' Другое  имя ');
      expect(tagsOf(after)).toEqual([...tagsOf(event), ...rankedTags(event)]);
      for (const [at, group] of event.eventSubgroups.entries())
        expect(inOrder(tagsOf(group), tagsOf(after.eventSubgroups[at] ?? {}))).toBe(true);
    },
  );
});

/** The values that nothing may change. */
function kept(holder: Json): Json {
  return Object.fromEntries(Object.entries(holder).filter(([field]) => !written.test(field)));
}

/** The tags but the stamp. */
function tagsOf({ tags }: Json): string[] {
  return ((tags as string[] | null) ?? []).filter((tag) => !tag.startsWith('timestamp='));
}

/** The tags that a race of the game lacks. */
function rankedTags(event: Document): string[] {
  const isRace = event.eventType === 'RACE' || event.eventType === 'TIME_TRIAL';
  return isRace ? ['ranked', 'showplacements'].filter((tag) => !event.tags?.includes(tag)) : [];
}

/** Whether all are there, one after the other. */
function inOrder(before: readonly string[], after: readonly string[]): boolean {
  const places = before.map((tag) => after.indexOf(tag));
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
}
