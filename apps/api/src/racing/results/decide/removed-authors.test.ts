import { afterAll, beforeAll, expect, it } from 'vitest';
import { noTransaction, outsideTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { userDeleted } from '../../../people/users/records/user-hooks.ts';
import { giveRights } from '../../../testing/give-rights.ts';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';
import { EventsRepository } from '../../events/records/events.repository.ts';
import { ResultsImporter } from '../import/results.importer.ts';

const [closed, locked] = [5_100_012, 5_100_005];
const number = expect.stringMatching(/^№ \d+$/);
let world: RaceWorld;
let judge: TestBrowser;

beforeAll(async () => {
  world = await startRaceWorld();
  const judgeId = await addAccount(world.app, 'leaves-the-club');
  for (const race of [closed, locked]) {
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
  }
  const event = await world.app.get(EventsRepository).findByGameId(closed, noTransaction);
  giveRights(world.app, judgeId, { clubs: [event?.microserviceExternalResourceId ?? ''] });
  judge = new TestBrowser(world.app);
  await judge.signIn('leaves-the-club', aPassword);
  const reason = 'Проверено';
  await judge.send('PUT', `/api/race/results/${closed}/state`, { state: 'official', reason });
  await judge.send('PUT', `/api/race/results/${locked}/lock`, { isLocked: true, reason });
}, 60_000);
afterAll(() => world.close());

const states = async () => Promise.all([closed, locked].map(async (race) => (await world.protocol(race)).protocol));

it('replaces the name of a deleted account in its official protocols and its locks', async () => {
  const before = await states();
  await judge.send('DELETE', '/api/auth/account', { username: 'leaves-the-club', password: aPassword });
  const jobs: Map<string, { work: (data: object) => Promise<void> }> = Reflect.get(world.app.get(Jobs), 'handlers');
  const waiting = await world.connection.collection('agendaJobs').find({ name: 'results.rebuild' }).toArray();
  for (const { data } of waiting) await jobs.get('results.rebuild')?.work(data);

  expect(before).toMatchObject([{ officialBy: 'leaves-the-club' }, { lock: { author: 'leaves-the-club' } }]);
  expect(await states()).toMatchObject([{ officialBy: number }, { lock: { author: number, reason: 'Проверено' } }]);
  const stored = await world.connection.collection('protocolStates').find().toArray();
  expect(JSON.stringify(stored)).not.toContain('leaves-the-club');
});

it('rebuilds no protocol before the deletion commits, and none after a rollback', async () => {
  const { app } = world;
  const judgeId = await addAccount(app, 'fails-to-leave');
  const stored = world.connection.collection('protocolStates');
  const state = await stored.findOne({ eventId: closed });
  await stored.updateOne({ eventId: closed }, { $set: { officialBy: 'fails-to-leave', officialById: judgeId } });
  const jobs = () => world.connection.collection('agendaJobs').countDocuments({ name: 'results.rebuild' });
  const before = await jobs();
  let during = -1;
  const deletion = app.get(Transactions).run(async (session) => {
    await app.get(Hooks).run(userDeleted, { userId: judgeId }, session);
    during = await outsideTransaction(jobs);
    throw new Error('rolled back');
  });

  await expect(deletion).rejects.toThrow('rolled back');
  expect([during, await jobs()]).toEqual([before, before]);
  await app.get(Transactions).run((session) => app.get(Hooks).run(userDeleted, { userId: judgeId }, session));
  expect(await jobs()).toBe(before + 1);
  await stored.replaceOne({ eventId: closed }, { ...state });
});
