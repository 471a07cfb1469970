import type { EventList } from '@otryv/contract';
import { eventList } from '@otryv/contract/schemas';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { walkPages } from '../../../testing/walk-pages.ts';
import { EventLists } from './event-lists.ts';

describe('GET /api/race/events', () => {
  let world: RaceWorld;
  const ids = [5_100_001, 5_100_003, 5_100_004, 5_100_014, 5_100_015, 5_100_016];

  beforeAll(async () => {
    world = await startRaceWorld();
    for (const id of ids) await world.add(id);
  });
  afterAll(() => world.close());

  const ask = (query: string) => world.app.inject({ url: `/api/race/events${query}` });
  const list = async (query: string): Promise<EventList> => eventList.parse((await ask(query)).json());
  const idsOf = async (query: string) => (await list(query)).events.map(({ id }) => id);

  it('lists coming events earliest first, past ones latest first', async () => {
    expect(await idsOf('?started=false')).toEqual([5_100_014, 5_100_015, 5_100_016]);
    expect(await idsOf('?started=true')).toEqual([5_100_004, 5_100_003, 5_100_001]);
    expect(await idsOf('')).toEqual(await idsOf('?started=false'));
  });

  it('paginates and returns the total count', async () => {
    const second = await list('?started=true&page=2&docsOnPage=2');

    expect(second).toMatchObject({ quantityPages: 2, quantityEvents: 3 });
    expect(second.events.map(({ id }) => id)).toEqual([5_100_001]);
    expect((await list('?page=100000')).events).toEqual([]);
  });

  it.each(['started=true', 'started=false'])(
    'continues by cursor where a page ended, whatever is added: %s',
    async (query) => {
      const before = await idsOf(`?${query}`);
      const [first] = await world.connection.collection('events').find({ gameId: before[0] }).toArray();
      let added = 7_000_000;
      const addFirst = () => {
        added += 1;
        const eventStart = new Date(Number(first?.eventStart) + (query === 'started=true' ? 1 : -1) * added);
        return world.connection
          .collection('events')
          .insertOne({ ...first, _id: new Types.ObjectId(), gameId: added, eventStart });
      };
      const walked = await walkPages(
        (page) => list(`?${query}&${page}`),
        ({ events }) => events.map(({ id }) => id),
        { size: 1, between: addFirst },
      );
      await world.connection.collection('events').deleteMany({ gameId: { $gt: 7_000_000 } });

      expect(walked.filter((id) => id < 7_000_000)).toEqual(before);
      expect(new Set(walked).size).toBe(walked.length);
    },
  );

  it.each([
    ['page=0', 'page', 'Не меньше 1'],
    ['page=-1', 'page', 'Не меньше 1'],
    ['page=1e9', 'page', 'Не подходит. Проверьте, нет ли лишних знаков'],
    ['page=abc', 'page', 'Не подходит. Проверьте, нет ли лишних знаков'],
    ['page=1000000000', 'page', 'Не подходит. Проверьте, нет ли лишних знаков'],
    ['page=1&page=2', 'page', 'Не подходит. Проверьте значение'],
    ['docsOnPage=0', 'docsOnPage', 'Не меньше 1'],
    ['docsOnPage=101', 'docsOnPage', 'Не больше 100'],
    ['docsOnPage=1000', 'docsOnPage', 'Не больше 100'],
    [`search=${'x'.repeat(101)}`, 'search', 'Не больше 100 символов'],
    ['organizerId=abc', 'organizerId', 'Не подходит. Проверьте, нет ли лишних знаков'],
    ['organizerId[$ne]=1&organizerId=x', 'organizerId', 'Не подходит. Проверьте, нет ли лишних знаков'],
    ['started=maybe', 'started', 'Выберите один из вариантов'],
    ['target=all', 'target', 'Выберите один из вариантов'],
  ])('rejects %s with a message (V15.3.5-7)', async (query, field, sentence) => {
    const { statusCode, json } = await ask(`?${query}`);

    expect(statusCode).toBe(400);
    expect(json()).toMatchObject({ code: 'request_invalid', fields: { [field]: sentence } });
  });

  it('reports all invalid fields together', async () => {
    expect(Object.keys((await ask('?page=0&docsOnPage=0&started=x')).json().fields)).toEqual([
      'started',
      'page',
      'docsOnPage',
    ]);
  });

  it.each([
    ['догонялки', [5_100_001]],
    ['ДОГОНЯЛКИ', [5_100_001]],
    ['гонял', [5_100_001]],
    ['krona', [5_100_001]],
    ['колёса', [5_100_004]],
    ['первый разворот', [5_100_003]],
    ['разворот первый', [5_100_003]],
    ['chas', [5_100_004]],
  ])('finds «%s» by its normalized key', async (typed, found) => {
    expect(await idsOf(`?started=true&search=${encodeURIComponent(typed)}`)).toEqual(found);
  });

  it.each(['№', '...', '[ ]', '%', 'зззз', 'ыыыы'])(
    'finds nothing for «%s», which is not a part of a word',
    async (typed) => {
      expect(await idsOf(`?started=true&search=${encodeURIComponent(typed)}`)).toEqual([]);
    },
  );

  it('returns everything for blanks, which are not a search', async () => {
    expect(await idsOf('?started=true&search=%20%20')).not.toEqual([]);
  });

  it.each(['.*', '^Д', '(a+)+$', '[', '\\', '{"$gt":""}', '$where', '\u0000', '\uffff'])(
    'reads %j as text, never as a pattern or an operator (14.3 no. 7)',
    async (typed) => {
      const { statusCode, json } = await ask(`?search=${encodeURIComponent(typed)}`);
      const { events } = eventList.parse(json());

      expect(statusCode).toBe(200);
      expect([0, 3]).toContain(events.length);
    },
  );

  it.each(['search[$ne]=x', 'search[$regex]=.*', '__proto__[x]=1', 'constructor=1'])(
    'ignores %s (R14)',
    async (query) => {
      expect(await idsOf(`?${query}`)).toEqual(await idsOf(''));
      expect(Reflect.get({}, 'x')).toBeUndefined();
    },
  );

  it('filters by organizer, and offers the organizers of such events', async () => {
    const { organizers } = await list('?started=true');
    const calm = organizers.find(({ name }) => name === 'ШТИЛЬ');

    expect(organizers.map(({ name }) => name)).toEqual(['КРОНА', 'ТТ-цех', 'ШТИЛЬ']);
    expect(await idsOf(`?started=true&organizerId=${calm?._id}`)).toEqual([5_100_003]);
    expect(await idsOf(`?organizerId=${'0'.repeat(24)}`)).toEqual([]);
  });

  it.each([
    { now: '2026-11-21T12:00:00Z', ids: [5_100_014] },
    { now: '2026-11-21T21:00:00Z', ids: [5_100_014, 5_100_015, 5_100_016] },
    { now: '2026-11-22T16:30:01Z', ids: [5_100_015, 5_100_016] },
  ])('previews races that start today or tomorrow in Moscow, at $now', async ({ now, ids: expected }) => {
    const query = { page: 7, docsOnPage: 1, search: '', target: 'preview' as const, started: true };

    const { events } = await world.app.get(EventLists).list(query, new Date(now));

    expect(events.map(({ id }) => id)).toEqual(expected);
  });

  it('reads only through indexes, and sorts by them without a search (14.5)', async () => {
    const db = world.connection.db;
    await db?.command({ profile: 2 });
    const organizerId = (await list('')).organizers[0]?._id;
    for (const query of ['', '?started=true', `?organizerId=${organizerId}`, '?target=preview', '?search=krona'])
      expect((await ask(query)).statusCode).toBe(200);
    await world.app.inject({ url: '/api/race/events/5100014' });
    await db?.command({ profile: 0 });

    const reads = await db
      ?.collection('system.profile')
      .find({ op: { $in: ['query', 'command'] }, planSummary: { $exists: true } })
      .toArray();

    expect(reads?.length).toBeGreaterThanOrEqual(17);
    expect(
      reads?.map(({ planSummary }) => planSummary).filter((plan) => !/IXSCAN|DISTINCT_SCAN|COUNT_SCAN/.test(plan)),
    ).toEqual([]);
    expect(
      reads?.filter(({ hasSortStage, command }) => hasSortStage && command.filter && !command.filter.$and),
    ).toEqual([]);
  });

  it('uses the suffix index for a typed search', async () => {
    const events = world.connection.collection('events');
    const word = { searchEndings: { $elemMatch: { $gte: 'krona', $lt: 'krona\uffff' } } };

    const plan = await events
      .find({ started: true, $and: [word] })
      .hint({ searchEndings: 1, started: 1, eventStart: 1 })
      .explain();

    expect(JSON.stringify(plan)).toContain('searchEndings_1_started_1_eventStart_1');
  });

  it('responds 304 to a reader who has the list', async () => {
    const { headers } = await ask('?started=true');

    const again = await world.app.inject({
      url: '/api/race/events?started=true',
      headers: { 'if-none-match': String(headers.etag) },
    });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('GET /api/race/events/{id}', () => {
  let world: RaceWorld;

  beforeAll(async () => {
    world = await startRaceWorld();
  });
  afterAll(() => world.close());

  it.each(['abc', '-1', '0', '1e3', '9007199254740993', '1'.repeat(20), '%00', '1.5', 'x'.repeat(150)])(
    'rejects %s with a message',
    async (id) => {
      const { statusCode, json } = await world.app.inject({ url: `/api/race/events/${id}` });

      expect(statusCode).toBe(400);
      expect(json()).toMatchObject({ code: 'request_invalid', fields: { id: expect.any(String) } });
    },
  );

  it('returns 404 for an unknown event', async () => {
    const { statusCode, json } = await world.app.inject({ url: '/api/race/events/77' });

    expect([statusCode, json().code]).toEqual([404, 'event_not_found']);
  });
});
