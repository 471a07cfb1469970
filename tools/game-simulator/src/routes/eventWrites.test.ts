import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signedIn } from '../testing/signedIn.ts';
import { gameClubs } from '../world/organizers.ts';

type Json = Record<string, unknown> & { eventSubgroups: Json[] };
const group = (label: number) => ({
  label,
  name: `Group ${label}`,
  startLocation: 11,
  eventSubgroupStart: '2026-11-29T16:30:00.000Z',
  laps: 2,
  later: { kept: [label] },
  rulesSet: ['LADIES_ONLY'],
});
const wanted = {
  later: null,
  name: ' Written ',
  type: 'EVENT_TYPE_RACE',
  eventType: 'RACE',
  eventStart: '2026-11-29T16:30:00.000Z',
  routeId: 3765339356,
  cullingType: 'CULLING_SUBGROUP_ONLY',
  categoryEnforcement: true,
  accessExpression: 'false',
  microserviceExternalResourceId: gameClubs.axis.clubId,
  rulesSet: ['SHOW_RACE_RESULTS', 'NO_POWERUPS'],
  eventSubgroups: [group(1), group(2)],
};
const body = (eventData: object) => ({ eventTemplateId: 100, eventData });

describe('written events', () => {
  let game: SignedIn;
  let id: number;
  beforeAll(async () => {
    game = await signedIn({}, 'os@club.example');
  });
  afterAll(() => game.simulator.close());
  beforeEach(async () => {
    id = (await game.send<{ id: number }>('POST', 'events-core/events', body(wanted))).body.id;
  });
  const event = async () => (await game.get<Json>(`events/${id}?skip_cache=true`)).body;

  it('start without pens, culling and enforcement, with groups two minutes apart', async () => {
    const { eventSubgroups, ...rest } = await event();

    expect(rest).toMatchObject({ cullingType: 'CULLING_EVERYBODY', categoryEnforcement: false, name: ' Written ' });
    expect(eventSubgroups.map(({ startLocation }) => startLocation)).toEqual([null, null]);
    expect(eventSubgroups.map(({ eventSubgroupStart }) => eventSubgroupStart)).toEqual([
      '2026-11-29T16:30:00.000+0000',
      '2026-11-29T16:32:00.000+0000',
    ]);
  });

  it('return their edits, with masks of their rules and every other field unchanged', async () => {
    const present = await event();
    const eventSubgroups = present.eventSubgroups.map((each, at) => ({ ...each, ...group(at + 1), rulesId: null }));
    const { status } = await game.send('PUT', `events/${id}`, body({ ...present, ...wanted, eventSubgroups }));
    const edited = await event();

    expect(status).toBe(200);
    expect(edited).toMatchObject({ cullingType: 'CULLING_SUBGROUP_ONLY', rulesId: 65, later: null });
    expect(edited.eventSubgroups[1]).toMatchObject({ startLocation: 11, later: { kept: [2] }, rulesId: 8 });
    expect(Object.keys(edited)).toEqual(Object.keys(present));
  });

  it('have riders and can be ridden to the end', async () => {
    const groupId = String((await event()).eventSubgroups[0]?.id);
    for (let rider = 1_000_001; rider <= 1_000_006; rider += 1)
      await game.control('POST', `groups/${groupId}/entrants`, { riderId: rider });
    const signed = await game.get<object[]>(`events/subgroups/entrants/${groupId}?participation=signed_up`);
    const { body: finished } = await game.control<{ entries: number }>('POST', `finish/${id}`);

    expect(signed.body.length).toBe(6);
    expect(finished.entries).toBeGreaterThan(0);
  });

  it('are writable by moderators of their club only, and until they start', async () => {
    const foreign = { ...wanted, microserviceExternalResourceId: gameClubs.crown.clubId };
    const past = { ...wanted, eventStart: '2026-11-01T10:00:00.000Z' };
    await game.control('POST', `events/${id}`, past);

    expect((await game.send('POST', 'events-core/events', body(foreign))).status).toBe(403);
    expect((await game.send('POST', 'events-core/events', body({ ...wanted, routeId: null }))).status).toBe(400);
    expect((await game.send('PUT', `events/${id}`, body(wanted))).status).toBe(400);
    expect((await game.send('PUT', 'events/5100015', body(wanted))).status).toBe(403);
    expect((await game.send('DELETE', 'events/5100015')).status).toBe(403);
  });

  it('disappear after deletion', async () => {
    expect((await game.send('DELETE', `events/${id}`)).status).toBe(204);
    expect((await game.get(`events/${id}?skip_cache=true`)).status).toBe(404);
    expect((await game.send('DELETE', `events/${id}`)).status).toBe(404);
  });
});
