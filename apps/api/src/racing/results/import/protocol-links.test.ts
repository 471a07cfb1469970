import type { LinkedAccounts, ProtocolHistory } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../../people/users/users.service.ts';
import { giveRights } from '../../../testing/give-rights.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../../testing/organizer-world.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { addAccount } from '../../../testing/test-browser.ts';
import { MainProfiles } from './main-profiles.ts';
import { ResultsImporter } from './results.importer.ts';

const race = 5_100_003;

// One protocol is provisional, then official: one story.
describe("one person's accounts in a protocol", { shuffle: false }, () => {
  let world: OrganizerWorld;
  let accounts: number[];
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const { results } = await world.protocol(race);
    accounts = results.flatMap(({ rankEvent, _id }) => (rankEvent > 0 ? [Number(_id.split('.')[1])] : []));
  });
  afterAll(() => world.close());

  const account = (at: number) => accounts[at] ?? 0;
  const gameIds = () => world.app.get(GameIdsService);
  const linked = () => runJobs(world.app, 'results.link', 'results.linkRace');
  /** Verifies the first of these accounts as the main one of a new user, and the others as additional ones. */
  const person = async (username: string, ...ats: number[]) => {
    const userId = await addAccount(world.app, username);
    for (const at of ats.toReversed()) await gameIds().linkProved(userId, account(at));
    return userId;
  };
  /** Gives the accounts of the first person two teams. */
  const setTeams = async () => {
    const teamOf = (urlSlug: string) => ({ name: urlSlug, shortName: urlSlug, urlSlug, appearance: null });
    await world.connection
      .collection('resultImports')
      .updateMany(
        { eventId: race },
        { $set: { 'people.$[one].team': teamOf('veter'), 'people.$[other].team': teamOf('krona') } },
        { arrayFilters: [{ 'one.profileId': account(2) }, { 'other.profileId': account(4) }] },
      );
  };
  const rowOf = async (at: number) =>
    (await world.protocol(race)).results.find(({ _id }) => _id === `${race}.${account(at)}`);
  const labels = async (...ats: number[]) =>
    Promise.all(ats.map(async (at) => (await rowOf(at))?.disqualification ?? null));
  const address = `/api/race/results/${race}`;
  const pending = async (): Promise<LinkedAccounts['data']> =>
    (await world.admin.send('GET', `${address}/links`)).json().data;
  const apply = () => world.admin.send('POST', `${address}/links`);
  const causes = async () => {
    const { versions }: ProtocolHistory = (await world.app.inject({ url: `${address}/history` })).json();
    return versions.map(({ cause }) => cause);
  };
  const setState = async (state: 'official' | 'provisional') =>
    world.admin.send('PUT', `${address}/state`, { state, reason: 'Проверено' });

  it('count once while they are linked, under the name of the main one, and separately afterwards', async () => {
    const finishers = (await world.protocol(race)).totalFinishedCount ?? 0;
    await setTeams();
    const userId = await person('links-two', 2, 4);
    await linked();

    expect(await labels(2, 4)).toEqual([null, 'SECOND_ACCOUNT']);
    expect((await rowOf(4))?.profileId).toBe(account(2));
    expect((await world.protocol(race)).totalFinishedCount).toBe(finishers - 1);
    expect((await causes())[0]).toBe('links');
    const ridden = await world.connection.collection('riderresults').find({ eventId: race }).toArray();
    const ofPerson = ridden.filter(({ accountId }) => [account(2), account(4)].includes(accountId));
    expect(ofPerson.map(({ accountId, teamSlug }) => [accountId, teamSlug])).toEqual([[account(2), 'veter']]);

    await gameIds().unlink(userId, account(4));
    await linked();
    expect(await labels(2, 4)).toEqual([null, null]);
    expect((await world.protocol(race)).totalFinishedCount).toBe(finishers);
  });

  it('are linked after an import that had read them before the link', async () => {
    const mains = world.app.get(MainProfiles);
    const before = mains.findByAccounts.bind(mains);
    const reading = vi.spyOn(mains, 'findByAccounts').mockImplementationOnce(async (ids, session) => {
      const unlinked = await before(ids, session);
      await person('links-during-import', 14, 16);
      await linked();
      return unlinked;
    });
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
    reading.mockRestore();
    await linked();

    expect((await labels(14, 16)).filter(Boolean)).toEqual(['SECOND_ACCOUNT']);
  });

  it('count as one person while the main account is not verified', async () => {
    const userId = await person('links-unproved', 6, 8);
    await gameIds().link(userId, 1_000_077, false);
    await linked();

    expect(await labels(6, 8)).toEqual([null, 'SECOND_ACCOUNT']);
  });

  it('are listed for moderators of an official protocol, who apply them; an import does not separate them', async () => {
    await setState('official');
    const userId = await person('links-official', 0, 1);
    await linked();
    expect(await labels(0, 1)).toEqual([null, null]);
    expect(await pending()).toEqual([
      expect.objectContaining({
        profileId: account(1),
        mainProfileId: account(0),
        mainName: expect.stringMatching(/\S/),
      }),
    ]);

    expect((await apply()).statusCode).toBe(200);
    expect(await labels(0, 1)).toEqual([null, 'SECOND_ACCOUNT']);
    expect(await pending()).toEqual([]);
    const versions = (await causes()).length;
    expect((await apply()).statusCode).toBe(200);
    expect(await causes()).toHaveLength(versions);

    await gameIds().unlink(userId, account(1));
    await linked();
    await apply();
    expect(await labels(0, 1)).toEqual([null, 'SECOND_ACCOUNT']);
    expect(await causes()).toHaveLength(versions);
  });

  it('stay one person in an official protocol when another account becomes the main one', async () => {
    const user = await world.connection.collection('gameids').findOne({ zwiftId: account(0), isProved: true });
    await gameIds().linkProved(String(user?.userId), account(1));
    await linked();
    expect((await pending()).map(({ mainProfileId }) => mainProfileId)).toEqual([account(1)]);

    await apply();
    expect(await labels(0, 1)).toEqual([null, 'SECOND_ACCOUNT']);
    expect([(await rowOf(0))?.profileId, (await rowOf(1))?.profileId]).toEqual([account(1), account(1)]);
  });

  it('stay one person in an official protocol after their account is deleted', async () => {
    const user = await world.connection.collection('gameids').findOne({ zwiftId: account(0), isProved: true });
    const users = world.app.get(UsersService);
    await world.app.get(Transactions).run((session) => users.delete(String(user?.userId), session));
    await linked();

    expect((await apply()).statusCode).toBe(200);
    expect(await pending()).toEqual([]);
    expect(await labels(0, 1)).toEqual([null, 'SECOND_ACCOUNT']);
  });

  it('can be applied only by the user who locked the protocol and by administrators', async () => {
    await setState('provisional');
    await world.admin.send('PUT', `${address}/lock`, { isLocked: true, reason: 'Разбор' });
    const moderator = await world.member('links-moderator');
    const event = await world.connection.collection('events').findOne({ gameId: race });
    giveRights(world.app, moderator.id, { clubs: [event?.microserviceExternalResourceId] });

    const response = await moderator.browser.send('POST', `${address}/links`);
    expect(response.json()).toMatchObject({ code: 'protocol_locked' });

    await person('links-locked', 10, 12);
    await linked();
    expect(await labels(10, 12)).toEqual([null, null]);
    expect((await apply()).statusCode).toBe(200);
    expect(await labels(10, 12)).toEqual([null, 'SECOND_ACCOUNT']);
  });

  it('are linked once a lock ends, by the import that arrived meanwhile', async () => {
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    await person('links-meanwhile', 18, 20);
    await linked();
    expect(await labels(18, 20)).toEqual([null, null]);

    await world.admin.send('PUT', `${address}/lock`, { isLocked: false });
    await linked();
    expect(await labels(10, 12)).toEqual([null, 'SECOND_ACCOUNT']);
    expect((await labels(18, 20)).filter(Boolean)).toEqual(['SECOND_ACCOUNT']);
  });
});
