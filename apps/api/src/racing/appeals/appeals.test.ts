import { getModelToken } from '@nestjs/mongoose';
import type { Appeal } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClubRecord } from '../../clubs/clubs/club.schema.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { GameIdRecord } from '../../people/users/records/game-id.schema.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { EventsRepository } from '../events/records/events.repository.ts';
import { ProtocolStatesService } from '../results/decide/protocol-states.service.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';

const race = 5_100_012;
const laterRace = 5_100_003;
const url = `/api/race/results/${race}/appeals`;
const text = 'Игра зависла за 200 метров до финиша.';
const dayMs = 86_400_000;

// One appeal, from its submission to its answer.
describe('appeals', { shuffle: false }, () => {
  let world: RaceWorld;
  let rider: TestBrowser;
  let other: TestBrowser;
  let judge: TestBrowser;
  let guest: TestBrowser;
  let own = '';

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const [first] = (await world.protocol(race)).results;
    own = first?._id ?? '';
    const riderId = await addAccount(world.app, 'appeals-here');
    await addAccount(world.app, 'has-no-row');
    const judgeId = await addAccount(world.app, 'answers-here');
    const event = await world.app.get(EventsRepository).findByGameId(race, noTransaction);
    const clubId = event?.microserviceExternalResourceId ?? '';
    giveRights(world.app, judgeId, { clubs: [clubId] });
    await world.app
      .get(getModelToken(ClubRecord.name), { strict: false })
      .create({ clubId, name: 'Клуб', organizerId: judgeId, moderators: [judgeId], refreshedAt: ANCHOR });
    await world.app
      .get(getModelToken(GameIdRecord.name))
      .create({ userId: riderId, zwiftId: Number(own.split('.')[1]), isMain: true, isProved: true });
    [rider, other, judge] = [
      await signedIn('appeals-here'),
      await signedIn('has-no-row'),
      await signedIn('answers-here'),
    ];
    guest = new TestBrowser(world.app);
  });
  afterAll(() => world.close());

  const signedIn = async (username: string) => {
    const browser = new TestBrowser(world.app);
    await browser.signIn(username, aPassword);
    return browser;
  };
  const send = (one: TestBrowser, body: object = {}) => one.send('POST', url, { rowId: own, text, link: '', ...body });
  const list = async (one: TestBrowser): Promise<{ data: Appeal[]; ownRowIds: string[] }> =>
    (await one.send('GET', url)).json();
  const answer = (one: TestBrowser, id: string, isAccepted = true) =>
    one.send('PUT', `${url}/${id}`, { isAccepted, answer: 'Запись подтверждает.' });

  it("offers an appeal only for the reader's own verified rows", async () => {
    expect((await list(rider)).ownRowIds).toEqual([own]);
    expect((await list(other)).ownRowIds).toEqual([]);
    expect((await list(guest)).ownRowIds).toEqual([]);
  });

  it("rejects an appeal about another rider's row", async () => {
    const response = await send(other);

    expect([response.statusCode, response.json().code]).toEqual([403, 'appeal_not_own']);
  });

  it.each([
    { what: 'a row that is not there', body: { rowId: `${race}.1` }, status: 404 },
    { what: 'too few words', body: { text: 'Нет' }, status: 400 },
    { what: 'a link that runs a script', body: { link: 'javascript:alert(1)' }, status: 400 },
  ])('rejects $what', async ({ body, status }) => {
    expect((await send(rider, body)).statusCode).toBe(status);
  });

  it('accepts one open appeal per row, even from concurrent requests, and the same one again', async () => {
    const answers = await Promise.all([send(rider), send(rider)]);
    const another = await send(rider, { text: 'Другой протест о той же строке.' });

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(another.json().code).toBe('appeal_open');
    expect((await list(rider)).data).toMatchObject([{ rowId: own, status: 'open', text, isOwn: true }]);
    expect((await list(rider)).ownRowIds).toEqual([]);
  });

  it('notifies those who decide, with a link to the appeals of the protocol', async () => {
    const { data } = (await judge.send('GET', '/api/service-messages')).json();

    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ type: 'race', entityUrl: `/results/edit/${race}#appeals` });
    expect(data[0].text).toContain('новый протест');
  });

  it('keeps the protocol from becoming official while an appeal is open', async () => {
    const response = await judge.send('PUT', `/api/race/results/${race}/state`, { state: 'official', reason: 'Всё' });

    expect([response.statusCode, response.json().code]).toEqual([409, 'protocol_appealed']);
    expect((await world.protocol(race)).protocol?.state).toBe('provisional');
  });

  it('shows the text of an open appeal only to its rider and to those who decide', async () => {
    expect((await list(judge)).data).toMatchObject([{ text, isOwn: false }]);
    expect((await list(other)).data).toEqual([]);
    expect((await list(guest)).data).toEqual([]);
  });

  it('keeps only this protocol from becoming official until it is answered, as a lock does', async () => {
    await world.add(laterRace);
    await world.app.get(ResultsImporter).importEvent(laterRace, 'full');
    const appealed = Array.from({ length: 60 }, (_, index) => ({ eventId: index + 1, profileId: 1 }));
    const window = { protestsFrom: new Date(0), protestsUntil: new Date(0), officialAt: new Date(0) };
    await world.connection.collection('appeals').insertMany(appealed.map((one) => ({ ...one, status: 'open' })));
    await world.connection
      .collection('protocolStates')
      .insertMany(appealed.map(({ eventId }) => ({ eventId, ...window, officialSince: null, lock: null })));
    const lock = { userId: '', author: 'Судья', reason: null, at: new Date(0) };
    await world.connection
      .collection('protocolStates')
      .insertMany(appealed.map(({ eventId }) => ({ eventId: eventId + 100, ...window, officialSince: null, lock })));
    const clock = world.app.get(Clock);
    clock.now = () => new Date(ANCHOR.getTime() + 5 * dayMs);
    await world.app.get(ProtocolStatesService).endWindows();
    clock.now = () => ANCHOR;

    expect((await world.protocol(race)).protocol?.state).toBe('provisional');
    expect((await world.protocol(laterRace)).protocol?.state).toBe('official');
  });

  it('can be answered once by those who may edit the event, and notifies the rider', async () => {
    const [open] = (await list(judge)).data;
    const id = open?._id ?? '';
    expect((await answer(other, id)).statusCode).toBe(403);
    expect((await answer(judge, '0'.repeat(24))).json().code).toBe('appeal_not_found');

    const answers = await Promise.all([answer(judge, id), answer(judge, id, false)]);

    const isAccepted = answers[0].statusCode === 200;
    const again = await answer(judge, id, isAccepted);
    const otherAnswer = await answer(judge, id, !isAccepted);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(again.json()).toEqual((isAccepted ? answers[0] : answers[1]).json());
    expect(otherAnswer.json().code).toBe('appeal_answered');
    expect(await world.connection.collection('audit').countDocuments({ action: 'appeal.answer' })).toBe(1);
    const { data } = (await rider.send('GET', '/api/service-messages')).json();
    expect(data).toHaveLength(1);
    expect(data[0].text).toMatch(/^Протест (принят|отклонён)\. Запись подтверждает\. Автор ответа: answers-here\.$/);
  });

  it('shows the outcome to everyone, but its text only to its rider and to those who decide, and offers another appeal', async () => {
    expect((await list(guest)).data).toMatchObject([
      { text: null, link: null, answer: 'Запись подтверждает.', isOwn: false },
    ]);
    expect((await list(rider)).ownRowIds).toEqual([own]);
  });

  it('rejects appeals once the protocol is official', async () => {
    await judge.send('PUT', `/api/race/results/${race}/state`, { state: 'official', reason: 'Проверено' });

    const response = await send(rider);

    expect([response.statusCode, response.json().code]).toEqual([409, 'appeals_closed']);
    expect((await list(rider)).ownRowIds).toEqual([]);
  });

  it('replaces the name of a deleted account in its answers with a number', async () => {
    const names = async () => (await list(guest)).data.flatMap(({ answeredBy }) => answeredBy ?? []);
    const before = await names();

    await judge.send('DELETE', '/api/auth/account', { username: 'answers-here', password: aPassword });

    expect(before).toContain('answers-here');
    expect(await names()).toEqual(before.map(() => expect.stringMatching(/^№ \d+$/)));
  });
});
