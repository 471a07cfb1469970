import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameHttp } from '../../../game/client/game-http.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { editEvent, withGroups } from '../../../testing/edit-game.ts';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { EventSync } from '../../results/decide/event-sync.service.ts';
import { EventPage } from '../read/event-page.ts';
import { eventRevised } from '../records/event-hooks.ts';
import { EventAdditions } from './event-additions.ts';

// One event, starting with the first attempts to add it.
describe('events of the game', { shuffle: false }, () => {
  let world: RaceWorld;
  const coming = 5_100_014;

  beforeAll(async () => {
    world = await startRaceWorld();
  });
  afterAll(() => world.close());
  const additions = () => world.app.get(EventAdditions);
  const page = () => world.app.get(EventPage);
  const sync = (gameId: number) => world.app.get(EventSync).sync(gameId);
  const stored = (collection: string, filter: object = {}) =>
    world.connection.collection(collection).find(filter).toArray();
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : error),
    );

  it('stores nothing for an event unknown to the game, and reports the code', async () => {
    expect(await codeOf(additions().add({ gameId: 999, organizer: 'Nobody' }))).toBe('game_event_not_found');
    expect(await stored('events')).toEqual([]);
    expect(await stored('organizers')).toEqual([]);
  });

  it('stores nothing if the game fails on the riders', async () => {
    await world.fault({ path: 'entrants', status: 404 });

    const code = await codeOf(additions().add({ gameId: coming }));
    await world.fault();

    expect(code).toBe('game_entrants_not_found');
    expect([await stored('events'), await stored('signedRiders')]).toEqual([[], []]);
  });

  it('adds an event with its groups, organizer, club and riders', async () => {
    await world.add(coming);

    const { event } = await page().get(coming);

    expect(event).toMatchObject({
      id: coming,
      started: false,
      organizerId: { name: 'КРОНА' },
      typeRaceCustom: 'catchUp',
    });
    expect(event.clubName).toBeTruthy();
    expect(event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(event.signedRiders.length).toBeGreaterThan(20);
    expect(new Set(event.signedRiders.map(({ id }) => id)).size).toBe(event.signedRiders.length);
  });

  it('rejects a second addition, also a concurrent one', async () => {
    expect(await codeOf(additions().add({ gameId: coming }))).toBe('event_known');

    const both = await Promise.all([1, 2].map(() => codeOf(additions().add({ gameId: 5_100_015 }))));

    expect(both.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['done', 'event_known']);
    expect(await stored('events', { gameId: 5_100_015 })).toHaveLength(1);
  });

  it('keeps records, organizer and finish protocol across a sync (3.2: records were deleted and recreated)', async () => {
    const before = await page().get(coming);
    const ridersBefore = await stored('signedRiders', { eventId: coming });

    await sync(coming);

    const after = await page().get(coming);
    expect(after.event._id).toBe(before.event._id);
    expect(after.event).toEqual(before.event);
    expect((await stored('signedRiders', { eventId: coming })).map(({ _id }) => _id)).toEqual(
      ridersBefore.map(({ _id }) => _id),
    );
  });

  it('updates the rider list by its differences', async () => {
    const [first, second] = await stored('signedRiders', { eventId: coming });
    const riders = world.connection.collection('signedRiders');
    await riders.deleteOne({ _id: first?._id });
    await riders.insertOne({ eventId: coming, subgroupId: 1, zwiftId: 42, firstName: 'Gone', lastName: '' });
    const [before] = await stored('events', { gameId: coming });
    const hooks = vi.spyOn(world.app.get(Hooks), 'run');

    await sync(coming);

    const [after] = await stored('events', { gameId: coming });
    expect(after?.revision).toBe(before?.revision + 1);
    // A withdrawal changes the calendar of that rider, and nothing for sites that follow the race.
    expect(hooks.mock.calls.map(([hook]) => hook)).not.toContain(eventRevised);
    hooks.mockRestore();

    expect(await stored('signedRiders', { eventId: coming, zwiftId: 42 })).toEqual([]);
    expect(await stored('signedRiders', { eventId: coming, zwiftId: first?.zwiftId })).toHaveLength(1);
    expect(await stored('signedRiders', { _id: second?._id })).toHaveLength(1);
  });

  it('reschedules the first import of a postponed race', async () => {
    const events = world.connection.collection('events');
    await events.updateOne({ gameId: coming }, { $set: { nextImportAt: new Date('2026-11-22T10:00:00Z') } });

    await sync(coming);

    expect((await stored('events', { gameId: coming }))[0]?.nextImportAt).toEqual(new Date('2026-11-22T17:00:00Z'));
  });

  it('stores the game’s event unchanged, as one document: every field, space and order', async () => {
    const odd = { zebra: 1, name: '  Padded  ', nested: { b: [' x ', null, 1.5], a: {} }, alpha: null };
    const restore = editEvent(world, coming, (event) => ({ ...odd, ...event, name: odd.name, extra: [odd] }));
    let sent = '';
    const http = world.app.get(GameHttp);
    const get = http.get.bind(http);
    http.get = async (...args) => {
      const body = await get(...args);
      if (args[0].includes(`/events/${coming}?`)) sent = JSON.stringify(body);
      return body;
    };

    await sync(coming);
    await sync(coming);
    restore();

    const raw = await stored('rawEvents', { gameId: coming });
    expect(raw).toHaveLength(1);
    expect(JSON.stringify(raw[0]?.event)).toBe(sent);
    expect(sent).toContain('  Padded  ');
    expect((await page().get(coming)).event.name).toBe('Padded');
    await sync(coming);
  });

  it('accepts an event without groups, with a leader id too long for a number and laps as text', async () => {
    const restores = [
      editEvent(world, 5_100_010, (event) => ({ ...event, eventSubgroups: [] })),
      editEvent(world, 5_100_011, (event) =>
        withGroups(event, { laps: '3', invitedLeaders: [7, null, '90071992547409931'] }),
      ),
    ];
    await world.add(5_100_010);
    await world.add(5_100_011);
    for (const restore of restores) restore();

    expect((await page().get(5_100_010)).event.eventSubgroups).toEqual([]);
    expect((await page().get(5_100_011)).event.eventSubgroups[0]).toMatchObject({
      laps: 3,
      invitedLeaders: [7],
    });
  });

  it("accepts an event whose club is not accessible, without the club's name", async () => {
    await world.fault({ path: 'clubs/club', status: 403 });
    await world.add(5_100_016);
    await world.fault();

    expect((await page().get(5_100_016)).event.clubName).toBeNull();
  });

  it('exposes neither the secret nor internal fields', async () => {
    await additions().add({ gameId: 5_100_017 });
    const eventSecret = 'canary-secret';
    await world.connection.collection('events').updateOne({ gameId: 5_100_017 }, { $set: { eventSecret } });

    const { body } = await world.app.inject({ url: '/api/race/events/5100017' });

    expect(body).not.toContain('canary-secret');
    expect(body).not.toMatch(/searchEndings|nameEndings|nextImportAt|importLocked/);
  });

  it('gives two organizers with the same slug distinct addresses', async () => {
    await additions().add({ gameId: 5_100_018, organizer: 'Gap Club' });
    await additions().add({ gameId: 5_100_019, organizer: 'Gap club!' });

    expect((await stored('organizers', { name: /gap/i })).map(({ urlSlug }) => urlSlug)).toEqual([
      'gap-club',
      'gap-club-2',
    ]);
  });
});
