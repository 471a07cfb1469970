import type { ProtocolHistory } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noTransaction } from '../../kernel/database/session.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { EventsRepository } from '../events/records/events.repository.ts';
import { ResultsImporter } from './import/results.importer.ts';

const race = 5_100_004;

// One rider, who stays in the other group.
describe('a rider moved to another group', { shuffle: false }, () => {
  let world: RaceWorld;
  let judge: TestBrowser;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const judgeId = await addAccount(world.app, 'judge-of-club');
    const event = await world.app.get(EventsRepository).findByGameId(race, noTransaction);
    giveRights(world.app, judgeId, { clubs: [event?.microserviceExternalResourceId ?? ''] });
    judge = new TestBrowser(world.app);
    await judge.signIn('judge-of-club', aPassword);
  });
  afterAll(() => world.close());

  const rows = async () => (await world.protocol(race)).results;
  const ofGroup = async (label: string) => (await rows()).filter(({ subgroupLabel }) => subgroupLabel === label);
  const move = (rowId: string | undefined, value: string) =>
    judge.send('PUT', '/api/race/result', { property: 'category', value, id: rowId, message: 'Чужая категория' });
  const history = async (): Promise<ProtocolHistory> =>
    (await world.app.inject({ url: `/api/race/results/${race}/history` })).json();

  it('is ranked there with the ridden time, and back in the original group afterwards', async () => {
    const before = await rows();
    const [best] = await ofGroup('B');
    const [leader] = await ofGroup('A');

    const moved = await move(best?._id, 'A');

    expect(moved.statusCode).toBe(200);
    const now = (await rows()).find(({ _id }) => _id === best?._id);
    expect(now).toMatchObject({ subgroupLabel: 'A', category: 'B', finalCategory: 'A' });
    expect(now?.activityData.durationInMilliseconds.value).toBe(best?.activityData.durationInMilliseconds.value);
    expect(now?.finishersCount.category).toBe((leader?.finishersCount.category ?? 0) + 1);
    expect((await ofGroup('B'))[0]?.rankEvent).toBe(1);
    const [decision] = (await history()).decisions;
    expect(decision).toMatchObject({ value: 'A', isInForce: true, reason: 'Чужая категория' });

    expect((await move(best?._id, 'B')).statusCode).toBe(200);

    expect((await history()).decisions[0]).toMatchObject({ value: 'undo', undoes: decision?._id });
    expect(await rows()).toEqual(before);
  });

  it('survives another import', async () => {
    const [best] = await ofGroup('B');
    await move(best?._id, 'A');

    await world.app.get(ResultsImporter).importEvent(race, 'full');

    expect((await rows()).find(({ _id }) => _id === best?._id)?.subgroupLabel).toBe('A');
  });

  it.each([
    ['the group it is in', 'A'],
    ['a group that the event lacks', 'E'],
  ])('is rejected for %s', async (_, value) => {
    const [moved] = await ofGroup('A');
    const before = await rows();

    const refused = await move(moved?._id, value);

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'group_refused']);
    expect(await rows()).toEqual(before);
  });

  it('keeps a disqualification along with the group change', async () => {
    const moved = (await rows()).find(({ category }) => category === 'B');
    const put = { property: 'disqualification', value: 'DSQ', id: moved?._id, message: 'Нет пульса' };
    await judge.send('PUT', '/api/race/result', put);

    const row = (await rows()).find(({ _id }) => _id === moved?._id);

    expect(row).toMatchObject({ disqualification: 'DSQ', subgroupLabel: 'A', rankEvent: 0 });
  });

  it('is notified of the label, even if a move keeps it', async () => {
    const moved = (await rows()).find(({ category }) => category === 'B');
    await addAccount(world.app, 'moved-rider');
    const rider = new TestBrowser(world.app);
    await rider.signIn('moved-rider', aPassword);
    await proveGameId(world.connection, rider, moved?.profileId ?? 0);

    await move(moved?._id, 'B');

    const [message] = (await rider.send('GET', '/api/service-messages')).json().data;
    expect(message.text).toMatch(/^Решение снято: было DSQ, стало DSQ\. /);
  });
});
