import { eventSynced } from '@otryv/contract/schemas';
import { gameClubs } from '@otryv/game-simulator';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Locks } from '../../kernel/locks/locks.ts';
import { type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';

const ofAxis = 5_100_001;
let world: EventWorld;
beforeAll(async () => {
  world = await startEventWorld();
}, 60_000);
afterEach(() => world.fault());
afterAll(() => world.close());

const site = { finishProtocol: 'classicGroup', importanceLevel: 'important' };
const add = (id: number, browser = world.owner, more: object = {}) =>
  browser.send('POST', '/api/race/events', { event: { id, ...site, ...more } });
const remove = (eventId: number, more: object = {}) =>
  world.owner.send('DELETE', '/api/race/events', { eventId, ...more });
const ids = async () => (await world.connection.collection('events').distinct('gameId')) as number[];

describe('POST /api/race/events', () => {
  it('imports an event with its club, organizer, riders and site fields', async () => {
    const created = await world.make();
    const { event } = (await world.owner.send('GET', `/api/race/events/${created}`)).json();

    expect(event).toMatchObject({
      clubName: gameClubs.axis.name,
      organizerId: { _id: world.organizerId },
      started: false,
    });
    expect(event.signedRiders.length).toBeGreaterThan(0);
    expect((await add(created)).json().code).toBe('event_known');
  });

  it('imports an event once, and accepts the same addition again', async () => {
    const created = await world.make();
    const same = { finishProtocol: 'classicCommon', importanceLevel: 'standard' };
    const audited = () =>
      world.connection.collection('audit').countDocuments({ action: 'event.add', objectId: String(created) });
    const { organizerId } = world;

    expect((await add(created, world.owner, { ...same, organizerId })).statusCode).toBe(201);
    expect((await add(created, world.rival, same)).json().code).toBe('event_known');
    for (const other of [{ finishProtocol: 'catchUp' }, { importanceLevel: 'important' }, { secret: 'another' }])
      expect((await add(created, world.owner, { ...same, ...other })).json().code).toBe('event_known');
    expect(await audited()).toBe(1);
  });

  it("is forbidden for events of another club or of none, and through another organizer's account (14.3, row 6)", async () => {
    const { draft } = await world.edit(await world.make());
    await world.control('events/5100015', { microserviceExternalResourceId: gameClubs.crown.clubId });
    await world.control('events/5100016', { microserviceExternalResourceId: null });
    const before = await ids();

    expect((await add(5_100_015)).statusCode).toBe(403);
    expect((await add(5_100_016)).statusCode).toBe(403);
    expect((await add(draft.event.id ?? 0, world.rival, { organizerId: world.organizerId })).statusCode).toBe(403);
    expect((await add(5_100_016, world.admin)).statusCode).toBe(201);
    expect(await ids()).toHaveLength(before.length + 1);
  });

  it.each([
    { failure: { path: 'entrants', status: 404 }, code: 'game_entrants_not_found' },
    { failure: { path: '/api/events/5100017', status: 404 }, code: 'game_event_not_found' },
    { failure: { path: 'entrants', stranger: true }, code: 'game_answer_invalid' },
  ])('adds nothing if the game returns $failure', async ({ failure, code }) => {
    await world.control('events/5100017', { microserviceExternalResourceId: gameClubs.axis.clubId });
    await world.fault(failure);
    const { json } = await add(5_100_017);

    expect(json().code).toBe(code);
    expect(await ids()).not.toContain(5_100_017);
  });
});

describe('PUT /api/race/events', () => {
  it('reads the event again and reports the differences', async () => {
    const eventId = await world.make();
    await world.control(`events/${eventId}`, { name: 'Новое имя', totalSignedUpCount: 99 });
    const { data } = eventSynced.parse((await world.owner.send('PUT', '/api/race/events', { eventId })).json());

    expect(data.changes).toEqual([
      { type: 'event', group: null, field: 'name', before: ' Осенняя  гонка ', after: 'Новое имя' },
    ]);
    expect((await world.owner.send('PUT', '/api/race/events', { eventId })).json().data.changes).toEqual([]);
    expect((await world.rival.send('PUT', '/api/race/events', { eventId })).statusCode).toBe(403);
  });
});

describe('DELETE /api/race/events', () => {
  it('deletes all dependent data of the event and leaves other events intact', async () => {
    for (const id of [ofAxis, ofAxis + 1]) {
      await world.control(`events/${id}`, { microserviceExternalResourceId: gameClubs.axis.clubId });
      expect((await add(id)).body).toContain('добавлен');
      await world.app.get(ResultsImporter).importEvent(id, 'fast');
    }
    const kept = await holdings(ofAxis + 1);
    const before = await holdings(ofAxis);
    const { statusCode } = await remove(ofAxis);

    expect(statusCode).toBe(200);
    expect(before.map(([name]) => name)).toEqual(
      expect.arrayContaining(['events', 'protocols', 'rawEvents', 'rawResults', 'resultImports', 'signedRiders']),
    );
    // Calendars show it as cancelled.
    expect(await holdings(ofAxis)).toEqual([['cancelledEvents', 1]]);
    expect(await holdings(ofAxis + 1)).toEqual(kept);
    expect((await world.owner.send('GET', `/api/race/results/${ofAxis}`)).statusCode).toBe(404);
    const audit = await world.connection
      .collection('audit')
      .findOne({ action: 'event.delete', objectId: String(ofAxis) });
    expect(audit).toMatchObject({ after: { isDeletedInGame: false } });
  });

  it('responds with an error message while an import is running', async () => {
    const eventId = await world.make();
    const refused = await world.app.get(Locks).run(`import:${eventId}`, () => remove(eventId));

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_running']);
    expect(await ids()).toContain(eventId);
  });

  it('deletes in the game too if requested, and nothing if the game does not', async () => {
    const eventId = await world.make();
    const remain: unknown[] = [];
    for (const fault of [
      { status: 403 },
      { status: 400 },
      { status: 500 },
      { page: true },
      { garbage: true, times: 4 },
    ]) {
      await world.fault({ path: `/api/events/${eventId}`, method: 'DELETE', ...fault });
      const { statusCode, json } = await remove(eventId, { isDeletedInGame: true });
      await world.fault();
      remain.push([statusCode, json().code, (await ids()).includes(eventId), 'id' in (await world.inGame(eventId))]);
    }

    expect(remain).toEqual([
      [409, 'event_not_moderated', true, true],
      [422, 'event_deletion_refused', true, true],
      [503, 'event_deletion_unknown', true, true],
      [503, 'event_deletion_unknown', true, true],
      [503, 'event_deletion_unknown', true, true],
    ]);
    expect((await remove(eventId, { isDeletedInGame: true })).statusCode).toBe(200);
    expect(await ids()).not.toContain(eventId);
    expect(await world.inGame(eventId)).not.toHaveProperty('id');
  });

  it('treats the event as deleted if the response was lost and the game no longer finds it', async () => {
    const eventId = await world.make();
    await world.fault({ path: `/api/events/${eventId}`, method: 'DELETE', lost: true });
    const removed = await remove(eventId, { isDeletedInGame: true });
    await world.fault();

    expect([removed.statusCode, (await ids()).includes(eventId)]).toEqual([200, false]);
  });

  it('is forbidden for another organizer', async () => {
    const eventId = await world.make();

    expect((await world.rival.send('DELETE', '/api/race/events', { eventId })).statusCode).toBe(403);
    expect(await ids()).toContain(eventId);
  });
});

/** Counts the documents of an event in each collection. */
async function holdings(eventId: number): Promise<[string, number][]> {
  const names = (await world.connection.db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
  const counts = await Promise.all(
    names
      .filter((name) => !['audit', 'outbox'].includes(name))
      .map(async (name): Promise<[string, number]> => {
        const filter = { $or: [{ eventId }, { gameId: eventId }] };
        return [name, await world.connection.collection(name).countDocuments(filter)];
      }),
  );
  return counts.filter(([, count]) => count > 0);
}
