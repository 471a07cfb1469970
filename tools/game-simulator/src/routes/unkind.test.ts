import { expect, it } from 'vitest';
import { ANCHOR, signedIn } from '../testing/signedIn.ts';
import { gameClubs } from '../world/organizers.ts';

const hourMs = 3_600_000;
const { clubId } = gameClubs.axis;
const eventData = {
  name: 'First',
  type: 'EVENT_TYPE_RACE',
  eventType: 'RACE',
  eventStart: '2026-11-29T16:30:00.000Z',
  routeId: 3765339356,
  microserviceExternalResourceId: clubId,
  eventSubgroups: [{ label: 1 }],
};
const body = (name: string) => ({ eventTemplateId: 100, eventData: { ...eventData, name } });

it('is no more lenient than the game: its clock differs, its reads lag behind writes', async () => {
  const game = await signedIn({ clockSkewMs: undefined }, 'os@club.example');
  type Named = { name?: string };
  const later = () => game.control('POST', 'clock', { offsetMs: 10_000 });
  const { body: created, headers } = await game.send<{ id: number }>('POST', 'events-core/events', body('First'));
  const path = `events/${created.id}`;
  const from = Date.parse(eventData.eventStart);
  const listed = async () =>
    (
      await game.get<{ data: { event: Named }[] }>(
        `event-feed?from=${from}&to=${from + hourMs}&microserviceResourceId=${clubId}`,
      )
    ).body.data.map(({ event }) => event.name);
  const names = async () => [
    (await game.get<Named>(`${path}?skip_cache=true`)).body.name,
    (await game.get<Named>(`${path}?skip_cache=false`)).body.name,
    (await game.get<Named>(path)).body.name,
    ...(await listed()),
  ];
  const justMade = await names();
  await later();
  const made = await names();
  await game.send('PUT', path, body('Second'));
  await game.send('PUT', path, body('Third'));
  const justEdited = await names();
  await later();
  const edited = await names();
  await game.send('DELETE', path);
  const justDeleted = await names();
  await game.simulator.close();

  expect({
    skewMs: Date.parse(headers.get('date') ?? '') - ANCHOR.getTime(),
    justMade,
    made,
    justEdited,
    edited,
    justDeleted,
  }).toEqual({
    skewMs: -45_000,
    justMade: ['First', undefined, undefined],
    made: ['First', 'First', 'First', 'First'],
    justEdited: ['Third', 'First', 'First', 'First'],
    edited: ['Third', 'Third', 'Third', 'Third'],
    justDeleted: [undefined, 'Third', 'Third'],
  });
});
