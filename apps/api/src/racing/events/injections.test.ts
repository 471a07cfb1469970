import { getModelToken } from '@nestjs/mongoose';
import { editedEvent, eventList, eventWritten } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderEmail } from '../../kernel/mail/render-email.tsx';
import { MessageEmail } from '../../people/messages/emails/MessageEmail.tsx';
import { GameIdRecord } from '../../people/users/records/game-id.schema.ts';
import { aDraft, type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';

const race = 5_100_003;
const others = [5_100_001, 5_100_002];
const hostile = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
let world: EventWorld;

beforeAll(async () => {
  world = await startEventWorld();
  for (const id of [race, ...others]) {
    await world.add(id);
    await world.app.get(ResultsImporter).importEvent(id, 'fast');
  }
}, 60_000);
afterAll(() => world.close());

const site = { finishProtocol: 'classicGroup', importanceLevel: 'important' };

// Operators in bodies and known names in queries: kernel/http/injection.test.ts.
describe('database operators in addresses (14.3, row 7)', () => {
  it('do not affect the sort order', async () => {
    const ids = async (text: string) => {
      const { statusCode, json } = await world.app.inject({ url: `/api/race/events?started=true&${text}` });
      return statusCode === 400 ? [] : eventList.parse(json()).events.map(({ id }) => id);
    };
    const usual = await ids('');

    expect(usual).toHaveLength(3);
    for (const query of [
      'sort=-organizer',
      'sort[name]=1',
      'sortField=$where',
      'orderBy=__proto__',
      'docsOnPage[$gt]=1',
    ])
      expect([[], usual]).toContainEqual(await ids(query));
  });

  it('match no race', async () => {
    const numbers = [`${race}%00`, `${race}.5`, '[$ne]', '{"$gt":0}', "1' || '1"];
    const urls = numbers.flatMap((id) =>
      ['events', 'results'].map((path) => `/api/race/${path}/${encodeURIComponent(id)}`),
    );
    const responses = urls.map(async (url) => [url, (await world.app.inject({ url })).statusCode]);

    expect((await Promise.all(responses)).filter(([, status]) => status !== 400 && status !== 404)).toEqual([]);
  });
});

describe('HTML in user-written event text (14.3, row 8)', () => {
  it('reaches the game and returns unchanged, and is served as JSON with no content sniffing', async () => {
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

  it('stays text in the reason of a decision, in its message and in its email', async () => {
    const { results } = await world.protocol(race);
    const [row] = results;
    const reason = '<img src=x onerror=alert(1)><script>';
    const { id: userId } = await world.member('reads-a-letter');
    const zwiftId = Number(row?.profileId);
    await world.app.get(getModelToken(GameIdRecord.name)).create({ userId, zwiftId, isMain: true, isProved: true });
    const decided = await world.admin.send('POST', `/api/race/results/${race}/decisions`, {
      value: 'DSQ',
      rowIds: [row?._id],
      reason,
    });
    const message = await world.connection.collection('servicemessages').findOne({ text: { $regex: 'onerror' } });
    const { title, text } = { title: String(message?.title), text: String(message?.text) };
    const body = MessageEmail({ title, text, link: null, unsubscribeLink: 'https://otryv.example/' });
    const { html } = renderEmail({ subject: title, body });

    expect(decided.statusCode).toBe(200);
    expect(decided.headers['content-type']).toMatch(/^application\/json/);
    expect(text).toContain(reason);
    expect(html).not.toMatch(/<img src=x|<script>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
