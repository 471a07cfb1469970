import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDetails, eventList } from '@otryv/contract/schemas';
import { dataFolders } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';

// The last test lists what the others have added.
for (const { name, folder } of dataFolders)
  describe(`the ${name} events of the game`, { shuffle: false }, () => {
    const picked: { event: { id: number; name: string; eventSubgroups: object[] } }[] = JSON.parse(
      readFileSync(join(folder, 'events-picked.json'), 'utf8'),
    );
    let world: RaceWorld;

    beforeAll(async () => {
      world = await startRaceWorld({ dataDir: folder });
    });
    afterAll(() => world.close());

    it.each(picked.map(({ event }) => event))('can be added and read: $id', async ({ id, name, eventSubgroups }) => {
      await world.add(id);

      const { event } = eventDetails.parse((await world.app.inject({ url: `/api/race/events/${id}` })).json());

      expect(event.name).toBe(name.trim());
      expect(event.eventSubgroups).toHaveLength(eventSubgroups.length);
    });

    it('appear in the lists together', async () => {
      const { json } = await world.app.inject({ url: '/api/race/events?started=true&docsOnPage=100' });
      const past = eventList.parse(json());
      const coming = eventList.parse((await world.app.inject({ url: '/api/race/events?docsOnPage=100' })).json());

      expect(past.quantityEvents + coming.quantityEvents).toBe(picked.length);
    });
  });
