import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDetails, eventList } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';

const file = join(import.meta.dirname, '../../../../../shared/data/game/events-picked.json');
const present = existsSync(file);
if (!present) console.warn(`Real events are not tested: ${file} is missing.`);
const picked: { event: { id: number; name: string; eventSubgroups: object[] } }[] = present
  ? JSON.parse(readFileSync(file, 'utf8'))
  : [];

describe.runIf(present)('the real events of the game (only beside ../shared/data/game)', () => {
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld();
  });
  afterAll(() => world.close());

  it.each(picked.map(({ event }) => event))('can be added and read: $id', async ({ id, name, eventSubgroups }) => {
    await world.add(id);

    const { event } = eventDetails.parse((await world.app.inject({ url: `/api/race/events/${id}` })).json());

    expect(event.name).toBe(name.trim());
    expect(event.eventSubgroups).toHaveLength(eventSubgroups.length);
  });

  it('stand in the lists together', async () => {
    const { json } = await world.app.inject({ url: '/api/race/events?started=true&docsOnPage=100' });
    const past = eventList.parse(json());
    const coming = eventList.parse((await world.app.inject({ url: '/api/race/events?docsOnPage=100' })).json());

    expect(past.quantityEvents + coming.quantityEvents).toBe(picked.length);
  });
});
