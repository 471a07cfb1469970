import { randomBytes, randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventWritten } from '@otryv/contract/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { aDraft, type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { aPassword, type Response, TestBrowser } from '../../testing/test-browser.ts';

let world: EventWorld;
/**
 * App with a short response timeout: too short for sign-ins on a busy machine, long enough to detect a hanging game.
 */
let impatient: NestFastifyApplication;
let hurried: TestBrowser;
let turn = 0;
let known: number;

beforeAll(async () => {
  const ENCRYPTION_KEY = randomBytes(32).toString('base64');
  world = await startEventWorld({ ENCRYPTION_KEY });
  impatient = await world.startBeside({ GAME_TIMEOUT_MS: '250' });
  impatient.get(Clock).now = () => ANCHOR;
  hurried = new TestBrowser(impatient);
  await hurried.signIn('owner-os', aPassword);
  known = await world.make({ name: 'Известная' });
}, 60_000);
beforeEach(async () => {
  turn += 1;
  await world.connection.collection('unansweredEvents').deleteMany({});
  // A successful read, so that failures do not accumulate and open the client's circuit breaker.
  await hurried.send('GET', `/api/zwift/events/moderator/${known}`);
});
afterEach(() => world.fault());
afterAll(async () => {
  await impatient.close();
  await world.close();
});

// Each case uses separate hours in the feed, whose pages skip events with the same start.
const startOfTurn = () => new Date(ANCHOR.getTime() + (24 + 3 * turn) * 3_600_000).toISOString();
const aRace = () => aDraft({ name: `Гонка ${turn}`, eventStart: startOfTurn() });
const send = (browser = world.owner) => browser.send('POST', '/api/zwift/events', aRace());
const unanswered = () => world.connection.collection('unansweredEvents').countDocuments();
const audited = () => world.connection.collection('audit').countDocuments({ action: 'event.create' });
/** Delay after which the game lists what it received. */
const listedAfterMs = 10_000;
const lost = { path: 'events-core', method: 'POST', lost: true };

describe('a new event whose response was lost', () => {
  it('is found in the game and completed like any other', async () => {
    await world.forgetRequests();
    await world.fault(lost);
    await world.fault({ path: 'event-feed', laterMs: listedAfterMs });
    const { statusCode, json } = await send();
    const { data } = eventWritten.parse(json());

    expect([statusCode, data.remaining, await unanswered()]).toEqual([201, null, 0]);
    expect(await world.inGame(data.eventId)).toMatchObject({
      name: `Гонка ${turn}`,
      cullingType: 'CULLING_EVENT_ONLY',
    });
    expect(await world.requests('events-core')).toBe(1);
  });

  it.each([
    { title: 'does not list it yet', failure: {} },
    { title: 'breaks down', failure: { status: 500 } },
    { title: 'sends half a JSON', failure: { garbage: true } },
    { title: 'shows half a page', failure: { halfPage: true } },
  ])('is not sent again by a repeated request if the feed $title', async ({ failure }) => {
    await world.forgetRequests();
    await world.fault(lost);
    await world.fault({ path: 'event-feed', ...failure });
    const first = await send();
    await world.fault();
    const tooEarly = await send();
    await world.control('clock', { offsetMs: listedAfterMs });
    const later = eventWritten.parse((await send()).json());

    expect([first, tooEarly].map(({ statusCode, json }) => [statusCode, json().code])).toEqual([
      [503, 'event_outcome_unknown'],
      [503, 'event_outcome_unknown'],
    ]);
    expect(later.data.remaining).toBeNull();
    expect(await world.inGame(later.data.eventId)).toMatchObject({ name: `Гонка ${turn}` });
    expect([await world.requests('events-core'), await unanswered()]).toEqual([1, 0]);
  });

  it('is not sent again while the game cannot be queried for it', async () => {
    await world.forgetRequests();
    await world.fault(lost);
    await world.fault({ path: 'event-feed', stranger: true });
    await send();
    const { statusCode, json } = await send();

    expect([statusCode, json().code, await world.requests('events-core')]).toEqual([503, 'game_answer_invalid', 1]);
  });
});

it('resends an event the game never received, a minute after each attempt', async () => {
  const clock = world.app.get(Clock);
  const sendAt = async (seconds: number) => {
    clock.now = () => new Date(ANCHOR.getTime() + seconds * 1000);
    return (await send()).statusCode;
  };
  await world.forgetRequests();
  await world.fault({ path: 'events-core', status: 500 });
  const without = [await sendAt(0), await sendAt(59), await sendAt(60), await sendAt(119)];
  const sent = await world.requests('events-core');
  await world.fault();
  const made = await sendAt(120);
  clock.now = () => ANCHOR;

  expect({ without, sent, made, unanswered: await unanswered() }).toEqual({
    without: [503, 503, 503, 503],
    sent: 2,
    made: 201,
    unanswered: 0,
  });
});

it('creates two events with the same name and start if both requests were answered', async () => {
  const [first, second] = [await send(), await send()].map(({ json }) => eventWritten.parse(json()).data.eventId);

  expect(second).not.toBe(first);
});

describe('requests with the same key', () => {
  const requestKey = randomUUID();
  const sendKeyed = (more: object = {}) =>
    world.owner.send('POST', '/api/zwift/events', { ...aRace(), requestKey, ...more });
  const numberOf = ({ json }: Response) => eventWritten.parse(json()).data.eventId;

  it('create one event for two concurrent requests, and another one later', async () => {
    await world.forgetRequests();
    const before = await audited();
    const [one, two] = await Promise.all([sendKeyed(), sendKeyed()]);
    const later = await sendKeyed();

    expect([one, two, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set([one, two, later].map(numberOf)).size).toBe(1);
    expect(later.json()).toEqual(one.json());
    expect([await world.requests('events-core'), (await audited()) - before]).toEqual([1, 1]);
  });

  it('report what the one event lacks if the second request differs', async () => {
    const key = { requestKey: randomUUID() };
    const first = numberOf(await sendKeyed(key));
    const second = await sendKeyed({ ...key, ...aDraft({ name: 'Другая', eventStart: startOfTurn() }) });

    expect(eventWritten.parse(second.json()).data).toMatchObject({
      eventId: first,
      remaining: { code: 'event_not_whole', changes: [{ field: 'name', before: `Гонка ${turn}`, after: 'Другая' }] },
    });
    expect(await world.inGame(first)).toMatchObject({ name: `Гонка ${turn}` });
  });

  it('create a separate event per key', async () => {
    const requests = [randomUUID(), randomUUID()].map((key) => sendKeyed({ requestKey: key }));
    const numbers = (await Promise.all(requests)).map(numberOf);

    expect(new Set(numbers).size).toBe(2);
  });
});

it('forget what the game rejected', async () => {
  await world.fault({ path: 'events-core', status: 400 });

  expect((await send()).json().code).toBe('event_refused_by_game');
  expect(await unanswered()).toBe(0);
});

describe('a game that times out', () => {
  it('loses no event and no draft while creating one', async () => {
    const before = await audited();
    await world.fault({ path: 'events-core', hang: true });
    const { statusCode, json } = await send(hurried);

    expect([statusCode, json().code, json().message]).toEqual([
      503,
      'event_outcome_unknown',
      expect.stringContaining('Повторите'),
    ]);
    expect(await audited()).toBe(before);
  });

  it('keeps the new number and reports what is incomplete when it stops responding halfway', async () => {
    await world.fault({ path: '/api/events/59', method: 'PUT', hang: true });
    const { statusCode, json } = await send(hurried);
    const { data, message } = eventWritten.parse(json());

    expect([statusCode, data.remaining?.code]).toEqual([201, 'event_outcome_unknown']);
    expect(message).toContain(data.remaining?.message);
    expect(await world.inGame(data.eventId)).toMatchObject({ name: `Гонка ${turn}` });
  });
});

describe('a save while the game fails', () => {
  it.each([
    { at: 'PUT', failure: { status: 500 }, code: 'event_outcome_unknown' },
    { at: 'PUT', failure: { hang: true }, code: 'event_outcome_unknown' },
    { at: 'GET', failure: { status: 500 }, code: 'game_unavailable' },
    { at: 'GET', failure: { hang: true }, code: 'game_unavailable' },
    { at: 'GET', failure: { garbage: true }, code: 'game_unavailable' },
    { at: 'GET', failure: { stranger: true }, code: 'game_answer_invalid' },
    { at: 'GET', failure: { halfPage: true }, code: 'event_changed_in_game' },
  ])('changes nothing on the site or in the game if $at returns $failure', async ({ at, failure, code }) => {
    const eventId = await world.make({ name: `Гонка ${turn}` });
    const read = await world.edit(eventId);
    const before = await world.inGame(eventId);
    await world.fault({ path: `/api/events/${eventId}`, method: at, ...failure });
    const { json } = await hurried.send('PUT', '/api/zwift/events', {
      eventId,
      ...read.draft,
      importanceLevel: 'championship',
      event: { ...read.draft.event, name: 'Правка' },
      base: read.draft.event,
    });
    await world.fault();

    expect(json()).toMatchObject({ code, message: expect.stringMatching(/[А-я]+\.$/) });
    expect(await world.inGame(eventId)).toEqual(before);
    expect((await world.edit(eventId)).draft).toEqual(read.draft);
  });
});

describe('adding to the site while the game fails', () => {
  it.each([
    { part: 'a group of riders', failure: { status: 500 }, code: 'game_unavailable' },
    { part: 'a group of riders', failure: { hang: true }, code: 'game_unavailable' },
    { part: 'a group of riders', failure: { garbage: true }, code: 'game_unavailable' },
    { part: 'the event', failure: { hang: true }, code: 'game_unavailable' },
  ])('adds nothing if $part returns $failure, and everything on the next attempt', async ({ part, failure, code }) => {
    const { data } = eventWritten.parse((await send()).json());
    const { eventId } = data;
    const event = { id: eventId, finishProtocol: 'classicGroup', importanceLevel: 'important' };
    const stored = () => world.connection.collection('events').countDocuments({ gameId: eventId });
    const [group] = (await world.inGame(eventId)).eventSubgroups;
    const path = part === 'the event' ? `/api/events/${eventId}` : `entrants/${String(group?.id)}`;
    await world.fault({ path, ...failure });
    const refused = await hurried.send('POST', '/api/race/events', { event });
    const before = await stored();
    await world.fault();
    const added = await hurried.send('POST', '/api/race/events', { event });

    expect([refused.json().code, before]).toEqual([code, 0]);
    expect([added.statusCode, await stored()]).toEqual([201, 1]);
  });
});
