import type { LinkedGameId } from '@otryv/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameClient } from '../../game/client/game.client.ts';
import { GameForbidden } from '../../game/client/game.errors.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { runTask } from '../../tasks/run-task.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { GameIdsService } from './game-ids/game-ids.service.ts';
import { RestoredNames } from './game-ids/restored-names.ts';
import { GameIdsRepository } from './records/game-ids.repository.ts';

const race = 5_100_003;
const address = '/api/race/profile/zwiftid';
const proofAddress = `${address}/proof`;

describe("an account's game ids", () => {
  let world: RaceWorld;
  let turn = 0;
  let nextId = 1_000_050;
  beforeAll(async () => {
    world = await startRaceWorld();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => world.close());

  const aRider = () => nextId++;
  const account = async (): Promise<TestBrowser> => {
    const username = `rider-of-game-${turn++}`;
    await addAccount(world.app, username);
    const one = new TestBrowser(world.app, `192.0.2.${turn}`);
    await one.signIn(username, aPassword);
    return one;
  };
  const link = (one: TestBrowser, zwiftId: number, isAdditional = false) =>
    one.send('PUT', address, { zwiftId, isAdditional });
  const unlink = (one: TestBrowser, zwiftId: number) => one.send('DELETE', address, { zwiftId });
  const startProof = (one: TestBrowser, zwiftId: number) => one.send('POST', proofAddress, { zwiftId });
  const checkProof = (one: TestBrowser, zwiftId: number) => one.send('PUT', proofAddress, { zwiftId });
  const rename = (zwiftId: number, lastName: string) => world.control(`riders/${zwiftId}`, { lastName });
  const idsOf = async (one: TestBrowser): Promise<LinkedGameId[]> =>
    (await one.send('GET', '/api/race/profile/settings/0')).json().data.gameIds;
  const prove = async (one: TestBrowser, zwiftId: number) => {
    await startProof(one, zwiftId);
    const code = (await idsOf(one)).find((id) => id.zwiftId === zwiftId)?.proof?.code ?? '';
    await rename(zwiftId, `Проверяев ${code.toLowerCase()}`);
    return checkProof(one, zwiftId);
  };

  it('are claimed with the name in the game, the first as the main one', async () => {
    const [one, first, second] = [await account(), aRider(), aRider()];
    await link(one, first, true);

    const linked = await link(one, second, true);

    const ids = await idsOf(one);
    expect(linked.json().data.zwiftIdMain).toBe(first);
    expect(ids.map(({ zwiftId, isMain, isProved }) => ({ zwiftId, isMain, isProved }))).toEqual([
      { zwiftId: first, isMain: true, isProved: false },
      { zwiftId: second, isMain: false, isProved: false },
    ]);
    expect(ids[0]?.firstName).not.toBe(String(first));
  });

  it('may be claimed by several users, and verified by one of them', async () => {
    const [one, other, third, rider] = [await account(), await account(), await account(), aRider()];
    expect([(await link(one, rider)).statusCode, (await link(other, rider)).statusCode]).toEqual([200, 200]);
    await startProof(other, rider);

    expect((await prove(one, rider)).statusCode).toBe(200);

    expect((await idsOf(one))[0]).toMatchObject({ isProved: true, proof: null });
    expect((await idsOf(other))[0]).toMatchObject({ isProved: false });
    expect((await startProof(other, rider)).json().code).toBe('game_id_taken');
    expect((await link(third, rider)).json().code).toBe('game_id_taken');
  });

  it('keep the code out of the public name, and adopt the name restored afterwards', async () => {
    const [one, rider] = [await account(), aRider()];
    await link(one, rider);
    await startProof(one, rider);
    const code = (await idsOf(one))[0]?.proof?.code ?? '';
    const nameOf = async () => (await world.connection.collection('riders').findOne({ zwiftId: rider }))?.lastName;
    await rename(rider, `Проверяев ${code}`);
    await one.send('PUT', '/api/race/profile/my');
    const during = await nameOf();
    expect((await checkProof(one, rider)).statusCode).toBe(200);
    const proved = await nameOf();
    await rename(rider, 'Проверяев-Старший');
    const readAt = async (ms: number) => {
      vi.spyOn(world.app.get(Clock), 'now').mockReturnValue(new Date(ANCHOR.getTime() + ms));
      await world.app.get(RestoredNames, { strict: false }).readDue();
      vi.restoreAllMocks();
      return nameOf();
    };

    expect([during, proved]).toEqual(['Проверяев', 'Проверяев']);
    const early = await readAt(3_599_999);
    const profile = vi.spyOn(world.app.get(GameClient), 'fetchProfile').mockRejectedValue(new GameForbidden('profile'));
    const [withheld, asked] = [await readAt(3_600_000), profile.mock.calls.filter(([id]) => id === rider).length];
    const rested = await readAt(7_199_999);

    expect([early, withheld, rested, asked]).toEqual(['Проверяев', 'Проверяев', 'Проверяев', 1]);
    expect(await readAt(7_200_000)).toBe('Проверяев-Старший');
    await unlink(one, rider);
    await rename(rider, `Проверяев ${code}`);
    await link(one, rider);
    expect(await nameOf()).toBe('Проверяев');
  });

  it('are not verified by a code of another account, even when the name contains both', async () => {
    const [one, other, rider] = [await account(), await account(), aRider()];
    for (const each of [one, other]) {
      await link(each, rider);
      await startProof(each, rider);
    }
    const codes = [await idsOf(one), await idsOf(other)].map(([id]) => id?.proof?.code);
    await rename(rider, `Х ${codes[0]}`);

    expect((await checkProof(other, rider)).json().code).toBe('proof_not_seen');
    await rename(rider, `Х ${codes.join(' ')}`);
    expect((await checkProof(one, rider)).statusCode).toBe(200);
    expect((await checkProof(other, rider)).json().code).toBe('game_id_taken');
  });

  it('can be verified within 15 minutes of the code, not later', async () => {
    const [one, rider] = [await account(), aRider()];
    await link(one, rider);
    expect((await checkProof(one, rider)).json().code).toBe('proof_outdated');
    await startProof(one, rider);
    const code = (await idsOf(one))[0]?.proof?.code;
    await rename(rider, `Поздняков ${code}`);

    vi.spyOn(world.app.get(Clock), 'now').mockReturnValue(new Date(ANCHOR.getTime() + 15 * 60_000));
    // Its access token is as old as the code: the session is renewed.
    await one.refresh();
    expect((await checkProof(one, rider)).json().code).toBe('proof_outdated');
    vi.spyOn(world.app.get(Clock), 'now').mockReturnValue(new Date(ANCHOR.getTime() + 15 * 60_000 - 1));
    expect((await checkProof(one, rider)).statusCode).toBe(200);
  });

  it('are not verified while the code is not seen', async () => {
    const [one, rider] = [await account(), aRider()];
    await link(one, rider);
    await startProof(one, rider);
    await rename(rider, 'Без кода');

    expect((await checkProof(one, rider)).json()).toMatchObject({
      code: 'proof_not_seen',
      message: expect.stringContaining('фамилия пока «Без кода»'),
    });
    expect((await idsOf(one))[0]).toMatchObject({ isProved: false, proof: { code: expect.any(String) } });
  });

  it('are limited to five, which leaves room for switching the main one', async () => {
    const [one, riders] = [await account(), Array.from({ length: 5 }, aRider)];
    for (const rider of riders) expect((await link(one, rider, true)).statusCode).toBe(200);

    expect((await link(one, aRider(), true)).json().code).toBe('game_ids_full');
    expect((await link(one, riders[4] ?? 0)).json().data.zwiftIdMain).toBe(riders[4]);
    expect((await idsOf(one)).filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  it('keep one main id, whatever is relinked', async () => {
    const [one, first, second] = [await account(), aRider(), aRider()];
    await link(one, first);
    await link(one, second, true);

    expect((await link(one, first)).json().code).toBe('game_id_known');
    expect((await link(one, first, true)).json().code).toBe('game_id_known');
    expect((await link(one, second, true)).json().code).toBe('game_id_known');
    expect((await idsOf(one)).map(({ isMain }) => isMain)).toEqual([true, false]);
  });

  it('can be unlinked, and the next one becomes the main one', async () => {
    const [one, other, first, second] = [await account(), await account(), aRider(), aRider()];
    await link(one, first);
    await link(one, second, true);
    await prove(one, first);

    expect((await unlink(one, first)).json().data).toMatchObject({ zwiftIdMain: second });
    expect((await unlink(one, first)).json().code).toBe('game_id_not_linked');
    expect((await link(other, first)).statusCode).toBe(200);
    expect((await prove(other, first)).statusCode).toBe(200);
  });

  it('are shown by the main one, or by the first linked of those verified while it is not', async () => {
    const userId = await addAccount(world.app, 'shown-by-first');
    const gameIds = world.app.get(GameIdsRepository);
    const [smallest, main, first] = [3_000_001, 3_000_002, 3_000_003];
    await world.app.get(Transactions).run(async (session) => {
      for (const zwiftId of [main, first, smallest]) await gameIds.insert(userId, zwiftId, zwiftId === main, session);
    });
    const shown = () => gameIds.listMainIdsOf([smallest, main, first], noTransaction);
    const verify = (zwiftId: number) => gameIds.update(userId, zwiftId, { isProved: true }, noTransaction);

    await verify(smallest);
    await verify(first);
    const withoutMain = await shown();
    await verify(main);

    expect(withoutMain).toEqual(new Map([[smallest, first]]));
    expect(await shown()).toEqual(new Map([smallest, first].map((zwiftId) => [zwiftId, main])));
  });

  it('must exist in the game', async () => {
    const one = await account();

    expect((await link(one, 7)).json().code).toBe('game_rider_not_found');
    expect(await idsOf(one)).toEqual([]);
  });

  it('are read from the game at most 60 times in 15 minutes, with few of its fields', async () => {
    const one = await account();
    const look = () => one.send('GET', '/api/zwift/rider/1000001');
    const first = await look();
    const rest = [];
    for (let turn = 1; turn < 62; turn += 1) rest.push((await look()).statusCode);

    expect(Object.keys(first.json().data).toSorted()).toEqual(
      ['countryAlpha3', 'firstName', 'id', 'imageSrc', 'lastName', 'male'].toSorted(),
    );
    expect(rest.filter((status) => status === 429)).toHaveLength(2);
  });

  it('have no author in the log if an operator verified them', async () => {
    const userId = await addAccount(world.app, 'proved-by-operator');

    await world.app.get(GameIdsService).linkProved(userId, aRider());

    const entry = await world.connection.collection('audit').findOne({ action: 'gameId.operator' });
    expect(entry).toMatchObject({ objectId: userId, actorId: null });
  });

  it('show a result of a verified additional profile as the main rider, from the next import on', async () => {
    await world.add(race);
    await importRace();
    const [raced] = (await world.protocol(race)).results;
    const [one, main, additional] = [await account(), aRider(), raced?.profileId ?? 0];
    const { firstName } = (await one.send('GET', `/api/zwift/rider/${main}`)).json().data;
    await link(one, main);
    await link(one, additional, true);
    await prove(one, additional);
    const rowOf = async () => {
      await importRace();
      return (await world.protocol(race)).results.find(({ rank }) => rank === raced?.rank);
    };

    const unproved = await rowOf();
    await prove(one, main);
    const proved = await rowOf();

    expect(unproved).toEqual(raced);
    expect(proved).toMatchObject({ profileId: main, profileData: { firstName }, rankEvent: raced?.rankEvent });
  });

  async function importRace() {
    expect(await runTask(world.app, ['result', 'import', String(race)], () => undefined)).toBe(0);
  }
});
