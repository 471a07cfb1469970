import { eventWritten } from '@otryv/contract/schemas';
import { gameClubs } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameOutcomeUnknown } from '../../game/client/game.errors.ts';
import { GameHttp } from '../../game/client/game-http.ts';
import { aDraft, type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { sendForm } from '../../testing/send-form.ts';
import { aTour } from '../../testing/series-world.ts';
import type { Response } from '../../testing/test-browser.ts';

let world: EventWorld;
beforeAll(async () => {
  world = await startEventWorld();
}, 60_000);
afterEach(() => world.fault());
afterAll(() => world.close());

const create = (changes?: object) => world.owner.send('POST', '/api/zwift/events', aDraft(changes));
const audited = (action: string, id: number) =>
  world.connection.collection('audit').countDocuments({ action, objectId: String(id) });

describe('POST /api/zwift/events', () => {
  it('creates the complete event, including the starts, pens, culling and enforcement that the game drops', async () => {
    const { statusCode, json } = await create();
    const { data } = eventWritten.parse(json());
    const game = await world.inGame(data.eventId);

    expect([statusCode, data.organizerId, data.remaining]).toEqual([201, world.organizerId, null]);
    expect(game).toMatchObject({
      name: ' Осенняя  гонка ',
      cullingType: 'CULLING_EVENT_ONLY',
      accessExpression: 'false',
    });
    expect(game.eventSubgroups.map(({ startLocation }) => startLocation)).toEqual([11, 12, 13, 14, 15]);
    expect(game.eventSubgroups[4]?.eventSubgroupStart).toBe('2026-11-22T12:05:00.000Z');
    expect(await audited('event.create', data.eventId)).toBe(1);
  });

  it.each([
    { title: 'refuses', failure: { status: 400 }, code: 'event_refused_by_game' },
    { title: 'breaks down', failure: { status: 500 }, code: 'event_outcome_unknown' },
    { title: 'forbids', failure: { status: 403 }, code: 'event_not_moderated' },
  ])('keeps the new number and names what is incomplete when the game $title halfway', async ({ failure, code }) => {
    await world.fault({ path: '/api/events/59', method: 'PUT', ...failure });
    const { statusCode, json } = await create();
    const { message, data } = eventWritten.parse(json());

    expect([statusCode, data.remaining?.code]).toEqual([201, code]);
    expect(data.eventId).toBeGreaterThan(0);
    expect(message).toContain(data.remaining?.message);
    expect(data.remaining?.changes).toEqual(
      expect.arrayContaining([
        { type: 'event', group: null, field: 'cullingType', before: 'CULLING_EVERYBODY', after: 'CULLING_EVENT_ONLY' },
        { type: 'event', group: null, field: 'registrationMode', before: 'disabled', after: 'closed' },
        { type: 'group', group: 2, field: 'startLocation', before: null, after: 12 },
      ]),
    );
  });

  it.each([
    { failure: { status: 500 }, code: 'event_outcome_unknown', status: 503 },
    { failure: { garbage: true }, code: 'event_outcome_unknown', status: 503 },
    { failure: { stranger: true }, code: 'event_outcome_unknown', status: 503 },
    { failure: { status: 400 }, code: 'event_refused_by_game', status: 422 },
    { failure: { status: 404 }, code: 'event_refused_by_game', status: 422 },
    { failure: { page: true }, code: 'event_outcome_unknown', status: 503 },
    { failure: { status: 403 }, code: 'event_not_moderated', status: 409 },
  ])('responds $code to $failure, after one request', async ({ failure, code, status }) => {
    await world.forgetRequests();
    await world.fault({ path: 'events-core', ...failure });
    const { statusCode, json } = await create({ name: `Гонка ${JSON.stringify(failure)}` });

    expect([statusCode, json().code]).toEqual([status, code]);
    expect(await world.requests('events-core')).toBe(1);
  });

  it('creates an event from its document alone', async () => {
    const { event } = aDraft({ name: 'Один документ' });
    const { statusCode, json } = await world.owner.send('POST', '/api/zwift/events', { event });

    expect([statusCode, (await world.inGame(eventWritten.parse(json()).data.eventId)).name]).toEqual([
      201,
      'Один документ',
    ]);
  });

  it('copies an earlier event without its numbers and its secret', async () => {
    const { draft } = await world.edit(await world.make());
    const copied = await world.owner.send('POST', '/api/zwift/events', {
      ...draft,
      event: { ...draft.event, eventSecret: 'stolen' },
    });
    const { data } = eventWritten.parse(copied.json());
    const game = await world.inGame(data.eventId);

    expect(data.eventId).not.toBe(draft.event.id);
    expect(game.eventSecret).not.toBe('stolen');
    expect(game.eventSubgroups.map(({ id }) => id)).not.toEqual(draft.event.eventSubgroups.map(({ id }) => id));
  });

  it("is rejected for another organizer's club, a club without an organizer and an unknown club (14.3, row 6)", async () => {
    const of = (clubId: string | null) => create({ microserviceExternalResourceId: clubId });

    expect((await of(gameClubs.crown.clubId)).statusCode).toBe(403);
    expect((await of(gameClubs.wind.clubId)).statusCode).toBe(404);
    expect((await of(null)).statusCode).toBe(404);
  });
});

describe('PUT /api/zwift/events', () => {
  it('rejects a name with invisible characters, also for a new event, and keeps the one in the game', async () => {
    const hidden = 'Гонка\u202E дня';
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    const outcomeOf = ({ statusCode, json }: Response) => [statusCode, json().code, Object.keys(json().fields ?? {})];

    const refused = [await create({ name: hidden }), await world.save(read, { name: hidden })];
    await world.control(`events/${eventId}`, { name: hidden });
    const stored = { eventId, ...(await world.edit(eventId)) };
    const kept = await world.save(stored, { description: 'Новое' });

    const groups = stored.draft.event.eventSubgroups.map((group) => ({ ...group, name: hidden }));
    const ofGroups = await world.save(stored, { eventSubgroups: groups });

    expect(refused.map(outcomeOf)).toEqual(Array.from({ length: 2 }, () => [422, 'name_invalid', ['event.name']]));
    expect(outcomeOf(ofGroups)).toEqual([
      422,
      'name_invalid',
      groups.map((_, at) => `event.eventSubgroups.${at}.name`),
    ]);
    expect([stored.draft.event.name, kept.statusCode]).toEqual([hidden, 200]);
  });

  it("rejects a name that only looks like another organizer's, also for a new event, and accepts the same name", async () => {
    const create = (name: string) =>
      world.rival.send(
        'POST',
        '/api/zwift/events',
        aDraft({ name, microserviceExternalResourceId: gameClubs.crown.clubId }),
      );
    const eventId = await world.make({ name: 'Утренний рассвет' });
    const mine = await world.make({ name: 'Вечер' });
    const read = { eventId: mine, ...(await world.edit(mine)) };
    await world.connection
      .collection('events')
      .updateOne({ gameId: eventId }, { $set: { 'organizer._id': new Types.ObjectId() } });

    const outcomes = [
      await create('Утренний Pассвет'),
      await create('УТРЕННИЙ рассвет'),
      await world.save(read, { name: 'Утpенний рассвет' }),
    ];

    expect(
      outcomes.map(({ statusCode, json }) => [statusCode, json().code, json().fields && Object.keys(json().fields)]),
    ).toEqual([
      [409, 'name_imitated', ['event.name']],
      [201, undefined, undefined],
      [409, 'name_imitated', ['event.name']],
    ]);
  });

  it('writes the edits to the game and preserves fields it does not recognize', async () => {
    const eventId = await world.make({ later: { kept: ['  '] } });
    const read = await world.edit(eventId);
    const before = await world.inGame(eventId);
    const saved = await world.save(
      { eventId, ...read },
      { name: 'Другое имя', later: 'lost' },
      { importanceLevel: 'important' },
    );
    const after = await world.inGame(eventId);
    const { event } = (await world.owner.send('GET', `/api/race/events/${eventId}`)).json();

    expect(eventWritten.parse(saved.json()).data.remaining).toBeNull();
    expect(after).toMatchObject({ name: 'Другое имя', later: { kept: ['  '] } });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(event.name).toBe('Другое имя');
    expect((await world.edit(eventId)).draft.importanceLevel).toBe('important');
    expect(await audited('event.save', eventId)).toBe(1);
  });

  it.each([
    { chosen: 'endurance', event: { categoryEnforcement: false, accessExpression: null }, shown: null },
    { chosen: 'closed', event: {}, shown: 'closed' },
  ])('stores the registration $chosen once it is chosen, and none before', async ({ chosen, event, shown }) => {
    const eventId = await world.make(event);
    const saved = async (document: object, site: object = {}) => {
      await world.save({ eventId, ...(await world.edit(eventId)) }, document, site);
      const { registrationMode } = (await world.edit(eventId)).draft;
      const details = (await world.owner.send('GET', `/api/race/events/${eventId}`)).json().event;
      const stored = await world.connection.collection('events').findOne({ gameId: eventId });
      return [stored?.registrationMode, registrationMode, details.accessExpressionObj?.name ?? null];
    };

    expect(await saved({ name: 'Другое имя' })).toEqual([null, null, shown]);
    expect(await saved({}, { registrationMode: chosen })).toEqual([chosen, chosen, chosen]);
    expect(await saved({ name: 'Третье имя' })).toEqual([chosen, chosen, chosen]);
  });

  it('sends signed-up riders one message when the start changes, here or in the game, and none for other edits', async () => {
    const eventId = await world.make();
    const { browser } = await world.member('signed-up-here');
    await proveGameId(world.connection, browser, 1_000_001);
    const texts = async () =>
      (await browser.send('GET', '/api/service-messages')).json().data.map(({ text }: { text: string }) => text);

    await world.save({ eventId, ...(await world.edit(eventId)) }, { description: 'Новое описание' });
    const before = await texts();
    await world.save({ eventId, ...(await world.edit(eventId)) }, { eventStart: '2026-11-22T15:00:00.000Z' });

    await world.control(`events/${eventId}`, { eventStart: '2026-11-22T16:00:00.000+0000' });
    await world.owner.send('PUT', '/api/race/events', { eventId });
    await world.owner.send('PUT', '/api/race/events', { eventId });

    expect(before).toEqual([]);
    expect(await texts()).toEqual([
      expect.stringMatching(/^Старт перенесён: был 22.ноября.+18:00.+, теперь 22.ноября.+19:00/),
      expect.stringMatching(/^Старт перенесён: был 22.ноября.+, теперь 22.ноября.+18:00/),
    ]);
  });

  it('overwrites no later changes in the game: 409 with the difference', async () => {
    const eventId = await world.make();
    const read = await world.edit(eventId);
    await world.control(`events/${eventId}`, { description: 'Правка в игре' });
    const { statusCode, json } = await world.save({ eventId, ...read }, { name: 'Моя правка' });

    expect([statusCode, json().code]).toEqual([409, 'event_changed_in_game']);
    expect(json().fields).toEqual({
      description: 'При чтении было «», в игре теперь «Правка в игре».',
    });
    expect(await world.inGame(eventId)).toMatchObject({ description: 'Правка в игре', name: ' Осенняя  гонка ' });
    expect((await world.edit(eventId)).changes).toMatchObject([{ field: 'description', after: 'Правка в игре' }]);
  });

  it('accepts one of two concurrent edits', async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    const both = await Promise.all([world.save(read, { name: 'Первая' }), world.save(read, { name: 'Вторая' })]);

    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("saves only the site's fields once the race has started", async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    await world.connection.collection('events').updateOne({ gameId: eventId }, { $set: { started: true } });
    const refused = await world.save(read, { name: 'Поздно' });
    await world.forgetRequests();
    const saved = await world.save(read, {}, { finishProtocol: 'catchUp' });

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'event_frozen']);
    expect(saved.json().message).toBe('Сохранено на сайте.');
    expect(await world.requests('events/')).toBe(0);
    expect((await world.edit(eventId)).draft.finishProtocol).toBe('catchUp');
  });

  it('adds the race to a series of its organizer, and removes it', async () => {
    const eventId = await world.make();
    const form = { ...aTour, organizerId: world.organizerId };
    const made = await sendForm(world.owner, '/api/organizer/series', form, {}, 'POST');
    const seriesId = String(made.json().data._id);
    const read = { eventId, ...(await world.edit(eventId)) };

    const foreign = await world.save(read, {}, { seriesId: 'f'.repeat(24) });
    const saved = await world.save(read, {}, { seriesId });
    const within = await world.edit(eventId);
    await world.save({ eventId, ...within }, {}, { seriesId: null });

    expect([foreign.statusCode, foreign.json().code]).toEqual([422, 'event_series_unknown']);
    expect(saved.statusCode).toBe(200);
    expect([within.draft.seriesId, within.seriesName]).toEqual([seriesId, aTour.name]);
    expect(await world.edit(eventId)).toMatchObject({ draft: { seriesId: null }, seriesName: null });
  });

  it('allows a club moderator to add the race only to a published series', async () => {
    const eventId = await world.make();
    const made = await sendForm(
      world.owner,
      '/api/organizer/series',
      { ...aTour, name: 'Для модераторов' },
      {},
      'POST',
    );
    const seriesId = String(made.json().data._id);
    const { browser: moderator, id } = await world.member('series-moderator');
    giveRights(world.app, id, { clubs: [gameClubs.axis.clubId] });
    const read = (await moderator.send('GET', `/api/zwift/events/moderator/${eventId}`)).json();
    const put = () =>
      moderator.send('PUT', '/api/zwift/events', { ...read.draft, eventId, base: read.draft.event, seriesId });

    const draft = await put();
    await world.owner.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: true });
    const published = await put();

    expect([draft.json().code, published.statusCode]).toEqual(['event_series_unknown', 200]);
    expect((await world.edit(eventId)).seriesName).toBe('Для модераторов');
  });

  it('cannot reschedule a time trial', async () => {
    const eventId = await world.make({ eventType: 'TIME_TRIAL' });
    const read = { eventId, ...(await world.edit(eventId)) };
    const moved = await world.save(read, { eventStart: '2026-11-23T12:00:00.000Z' });

    expect(moved.json().code).toBe('event_start_fixed');
    expect((await world.save(read, { name: 'Разделка' })).statusCode).toBe(200);
  });

  it.each([
    { failure: { status: 500 }, code: 'event_outcome_unknown' },
    { failure: { status: 400 }, code: 'event_refused_by_game' },
    { failure: { status: 403 }, code: 'event_not_moderated' },
    { failure: { status: 404 }, code: 'event_gone_from_game' },
    { failure: { page: true }, code: 'event_outcome_unknown' },
    { failure: { garbage: true, times: 4 }, code: 'event_outcome_unknown' },
  ])('saves nothing if the game returns $failure', async ({ failure, code }) => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    await world.fault({ path: `/api/events/${eventId}`, method: 'PUT', ...failure });
    const { json } = await world.save(read, { name: 'Правка' }, { importanceLevel: 'championship' });
    await world.fault();

    expect(json().code).toBe(code);
    expect((await world.edit(eventId)).draft).toEqual(read.draft);
  });

  it('treats a write without a response as done if the game has it', async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    const http = world.app.get(GameHttp);
    const send = vi.spyOn(http, 'send').mockImplementationOnce(async (...request) => {
      send.mockRestore();
      await http.send(...request);
      throw new GameOutcomeUnknown('lost');
    });
    const saved = await world.save(read, { name: 'Дошло' });

    expect(eventWritten.parse(saved.json()).data.remaining).toBeNull();
    expect(await world.inGame(eventId)).toMatchObject({ name: 'Дошло' });
  });

  it("does not treat its own earlier write as a conflict, and names only others' changes", async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    await world.save(read, { name: 'Дошло' });
    await world.forgetRequests();
    const repeated = await world.save(read, { name: 'Дошло' });
    const saves = await world.connection
      .collection('audit')
      .find({ action: 'event.save', objectId: String(eventId) })
      .toArray();
    const further = await world.save(read, { name: 'Дошло', description: 'Новое' });
    const foreign = await world.save(read, { name: 'Своё', description: 'Новое' });

    expect(saves.map(({ after }) => after.edited)).toEqual([['name'], ['name']]);
    expect([repeated, further].map(({ json }) => eventWritten.parse(json()).data.remaining)).toEqual([null, null]);
    expect(await world.inGame(eventId)).toMatchObject({ name: 'Дошло', description: 'Новое' });
    expect([foreign.json().code, Object.keys(foreign.json().fields)]).toEqual(['event_changed_in_game', ['name']]);
  });

  it('treats a group changed by others as a conflict, even if it was deleted or added as a whole', async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    const groups = read.draft.event.eventSubgroups;
    const [first, ...others] = groups;
    await world.save(read, { eventSubgroups: [{ ...first, laps: 7 }, ...others.slice(0, -1)] });
    const deleted = await world.save(read, { eventSubgroups: others });
    const fewer = { eventId, ...(await world.edit(eventId)) };
    const last = { ...others.at(-1), id: undefined };
    await world.save(fewer, { eventSubgroups: [...fewer.draft.event.eventSubgroups, { ...last, laps: 3 }] });
    const added = await world.save(fewer, {
      eventSubgroups: [...fewer.draft.event.eventSubgroups, { ...last, laps: 9 }],
    });

    expect([deleted, added].map(({ json }) => json().code)).toEqual(['event_changed_in_game', 'event_changed_in_game']);
    expect((await world.inGame(eventId)).eventSubgroups.map(({ laps }) => laps)).toEqual([
      7,
      ...others.slice(1).map(({ laps }) => laps),
      3,
    ]);
  });

  it("saves the site's fields even if the game cannot be read after the write", async () => {
    const eventId = await world.make();
    const read = { eventId, ...(await world.edit(eventId)) };
    await world.fault({ path: 'entrants', status: 404 });
    const saved = await world.save(read, { name: 'Записано' }, { importanceLevel: 'championship' });
    const { data } = eventWritten.parse(saved.json());
    await world.fault();

    expect(data.remaining).toMatchObject({ code: 'game_entrants_not_found', changes: null });
    expect(await world.inGame(eventId)).toMatchObject({ name: 'Записано' });
    expect((await world.edit(eventId)).draft.importanceLevel).toBe('championship');
  });
});
