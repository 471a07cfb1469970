import { getModelToken } from '@nestjs/mongoose';
import { editedEvent, eventList, eventWritten } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MessageLetter } from '../messages/letters/MessageLetter.tsx';
import { renderLetter } from '../platform/mail/render-letter.tsx';
import { ResultsImporter } from '../results/results.importer.ts';
import { aDraft, type EventWorld, startEventWorld } from '../testing/event-world.ts';
import { GameIdRecord } from '../users/game-id.schema.ts';

const race = 5_100_003;
const hostile = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
let world: EventWorld;
let eventId: number;

beforeAll(async () => {
  world = await startEventWorld();
  eventId = await world.make();
  await world.add(race);
  await world.app.get(ResultsImporter).run(race, 'fast');
}, 60_000);
afterAll(() => world.close());

/** Everything that the site stores of races, and that the game has of the event. */
const state = async () => {
  const names = ['events', 'rawEvents', 'signedRiders', 'decisions', 'protocolStates', 'resultImports', 'protocols'];
  const counts = names.map((name) => world.connection.collection(name).countDocuments());
  return [await Promise.all(counts), await world.inGame(eventId)];
};
const site = { finishProtocol: 'classicGroup', importanceLevel: 'important' };
const decision = { property: 'disqualification', value: 'DSQ', message: 'Проверка' };

describe('operators of the database in place of values (14.3, row 7)', () => {
  const operators = [{ $ne: null }, { $gt: 0 }, { $regex: '.*' }, { $where: 'true' }, [{ $ne: 1 }]];
  const calls: { call: string; body: (value: unknown) => object }[] = [
    { call: 'POST /api/race/events', body: (id) => ({ event: { id, ...site } }) },
    { call: 'PUT /api/race/events', body: (value) => ({ eventId: value }) },
    { call: 'DELETE /api/race/events', body: (value) => ({ eventId: value }) },
    {
      call: 'POST /api/zwift/events',
      body: (clubId) => aDraft({ microserviceExternalResourceId: clubId }),
    },
    {
      call: 'PUT /api/zwift/events',
      body: (value) => ({ ...aDraft(), base: aDraft().event, eventId: value }),
    },
    { call: 'PUT /api/race/results', body: (value) => ({ eventId: value }) },
    { call: 'PUT /api/race/result', body: (id) => ({ ...decision, id }) },
    {
      call: `POST /api/race/results/${race}/decisions`,
      body: (row) => ({ value: 'DSQ', rowIds: [row], reason: 'Проверка' }),
    },
    { call: `PUT /api/race/results/${race}/state`, body: (value) => ({ state: value, reason: 'Проверка' }) },
    { call: `POST /api/race/results/${race}/appeals`, body: (text) => ({ profileId: 1, text, link: null }) },
  ];

  it.each(calls.flatMap(({ call, body }) => operators.map((operator) => ({ call, body, operator }))))(
    '$call refuses $operator and changes nothing',
    async ({ call, body, operator }) => {
      const [method = '', url = ''] = call.split(' ');
      const before = await state();

      const { statusCode } = await world.admin.send(method as 'POST', url, body(operator));

      expect([400, 404]).toContain(statusCode);
      expect(await state()).toEqual(before);
    },
  );

  it.each(['sort=-organizer', 'sort[name]=1', 'sortField=$where', 'orderBy=__proto__', 'docsOnPage[$gt]=1'])(
    'takes no field to sort by from ?%s',
    async (query) => {
      const ids = async (words: string) => {
        const { statusCode, json } = await world.app.inject({ url: `/api/race/events?started=false&${words}` });
        return statusCode === 400 ? [] : eventList.parse(json()).events.map(({ id }) => id);
      };
      const usual = await ids('');

      expect(usual.length).toBeGreaterThan(0);
      expect([[], usual]).toContainEqual(await ids(query));
    },
  );

  it.each([`${race}%00`, `${race}.5`, '[$ne]', '{"$gt":0}', "1' || '1"])(
    'reads no race by the number %s',
    async (id) => {
      for (const path of ['events', 'results']) {
        const { statusCode } = await world.app.inject({ url: `/api/race/${path}/${encodeURIComponent(id)}` });
        expect([400, 404]).toContain(statusCode);
      }
    },
  );
});

describe('HTML in what people wrote about an event (14.3, row 8)', () => {
  it('goes into the game and out of it as it came, and is answered as JSON that no browser guesses at', async () => {
    const draft = aDraft({ description: hostile });
    const created = await world.owner.send('POST', '/api/zwift/events', draft);
    const { data } = eventWritten.parse(created.json());
    await world.owner.send('POST', '/api/race/events', { event: { id: data.eventId, ...site } });
    const urls = [`/api/race/events/${data.eventId}`, `/api/zwift/events/moderator/${data.eventId}`];
    const responses = await Promise.all(urls.map((url) => world.owner.send('GET', url)));

    expect((await world.inGame(data.eventId)).description).toBe(hostile);
    expect(responses[0]?.json().event.description).toBe(hostile);
    expect(editedEvent.parse(responses[1]?.json()).draft.event.description).toBe(hostile);
    for (const { headers } of responses) {
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
  });

  it('is text in the reason of a decision, in its message and in the letter about it', async () => {
    const { results } = await world.protocol(race);
    const [row] = results;
    const reason = '<img src=x onerror=alert(1)><script>';
    const { id: userId } = await world.member('reads-a-letter');
    const zwiftId = Number(row?.profileId);
    await world.app.get(getModelToken(GameIdRecord.name)).create({ userId, zwiftId, isMain: true, isProved: true });
    const decided = await world.admin.send('POST', `/api/race/results/${race}/decisions`, {
      ...{ value: 'DSQ', rowIds: [row?._id], reason },
    });
    const message = await world.connection.collection('servicemessages').findOne({ text: { $regex: 'onerror' } });
    const { title, text } = { title: String(message?.title), text: String(message?.text) };
    const body = MessageLetter({ title, text, link: null, unsubscribeLink: 'https://otryv.example/' });
    const { html } = renderLetter({ subject: title, body });

    expect(decided.statusCode).toBe(200);
    expect(decided.headers['content-type']).toMatch(/^application\/json/);
    expect(text).toContain(reason);
    expect(html).not.toMatch(/<img src=x|<script>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
