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
/** Fields that the site writes with every edit or the game computes. */
const written =
  /^(id|eventSecret|name|microserviceExternalResourceId|rulesId|accessValidationResult|eventSubgroups|tags|timeTrialOptions|type|\w*Count|(registration|lineUp)(Start|End)|event(Subgroup)?Start)$/;

describe.each(dataFolders)('the $name events of the game', ({ folder }) => {
  const picked: { event: Document }[] = JSON.parse(readFileSync(join(folder, 'events-picked.json'), 'utf8'));
  let world: EventWorld;
  beforeAll(async () => {
    world = await startEventWorld();
  }, 60_000);
  afterAll(() => world.close());

  it.each(picked.map(({ event }) => event))('survive create, edit and sync without loss: $id', async (event) => {
    const club = { microserviceExternalResourceId: gameClubs.axis.clubId, later: { kept: [' ', null] } };
    const draft = withStart(toDraft({ ...event, ...club }, null), startMs);
    const created = await world.owner.send('POST', '/api/zwift/events', draft);
    const { eventId, remaining, organizerId } = eventWritten.parse(created.json()).data;
    const addition = { id: eventId, organizerId, finishProtocol: 'classicCommon', importanceLevel: 'standard' };
    await world.owner.send('POST', '/api/race/events', { event: addition });
    // The site adds this to a new event; the game's original lacks it.
    await world.control(`events/${eventId}`, { rulesSet: event.rulesSet, tags: event.tags });
    const saved = await world.save({ eventId, ...(await world.edit(eventId)) }, { name: ' Другое  имя ' });
    const synced = await world.owner.send('PUT', '/api/race/events', { eventId });
    const after = await world.inGame(eventId);

    // The game keeps the starts it assigned to a time trial: the response names them.
    const open = event.eventType === 'TIME_TRIAL' ? 'event_not_whole' : null;
    expect([remaining?.code ?? null, saved.statusCode, synced.json().data.changes]).toEqual([open, 200, []]);
    expect(kept(after)).toEqual(kept({ ...event, later: club.later }));
    expect(after.eventSubgroups.map(kept)).toEqual(event.eventSubgroups.map(kept));
    expect(after.name).toBe(' Другое  имя ');
    expect(tagsOf(after)).toEqual([...tagsOf(event), ...rankedTags(event)]);
    for (const [at, group] of event.eventSubgroups.entries())
      expect(inOrder(tagsOf(group), tagsOf(after.eventSubgroups[at] ?? {}))).toBe(true);
  });
});

/** Returns the values that must not change. */
function kept(holder: Json): Json {
  return Object.fromEntries(Object.entries(holder).filter(([field]) => !written.test(field)));
}

/** Returns the tags without the stamp. */
function tagsOf({ tags }: Json): string[] {
  return ((tags as string[] | null) ?? []).filter((tag) => !tag.startsWith('timestamp='));
}

/** Returns the tags that a game race lacks. */
function rankedTags(event: Document): string[] {
  const isRace = event.eventType === 'RACE' || event.eventType === 'TIME_TRIAL';
  return isRace ? ['ranked', 'showplacements'].filter((tag) => !event.tags?.includes(tag)) : [];
}

/** Whether all are present, in order. */
function inOrder(before: readonly string[], after: readonly string[]): boolean {
  const places = before.map((tag) => after.indexOf(tag));
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
}
