import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLine } from '../doctor/finding.ts';
import { judgeKeys } from '../doctor/key-findings.ts';
import { Backups } from '../kernel/backup/backups.ts';
import { Erasures } from '../kernel/backup/erasures/erasures.ts';
import { Resealing } from '../kernel/crypto/resealing.ts';
import { noTransaction } from '../kernel/database/session.ts';
import { Transactions } from '../kernel/database/transactions.ts';
import { EventsRepository } from '../racing/events/records/events.repository.ts';
import { ResultsImporter } from '../racing/results/import/results.importer.ts';
import { giveRights } from '../testing/give-rights.ts';
import { proveGameId } from '../testing/prove-game-id.ts';
import { startApi, startBeside } from '../testing/start-api.ts';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../testing/test-browser.ts';
import { runTask } from './run-task.ts';

const [race, judged] = [5_100_001, 5_100_012];
const everything = { heartRate: true, weight: true, height: true, age: true };
const nothing = { heartRate: false, weight: false, height: false, age: false };
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64');
const firstKey = keyOf('of the tests');
const after = { ENCRYPTION_KEY: keyOf('of later') };

// Changes after the backup, and how a restore handles them.
describe('a restore of a backup', { shuffle: false }, () => {
  let world: RaceWorld;
  let folder: string;
  let backup: string;
  let riders: Record<string, { browser: TestBrowser; userId: string; zwiftId: number }>;
  const started: NestFastifyApplication[] = [];
  let restored: NestFastifyApplication;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-erasures-'));
    world = await startRaceWorld({}, { BACKUP_FOLDER: folder, ENCRYPTION_KEY: firstKey });
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    await world.add(judged);
    await world.app.get(ResultsImporter).importEvent(judged, 'fast');
    const { results } = await world.protocol(race);
    const measured = results.filter(({ profileData }) => profileData.weightInGrams.value && profileData.age);
    const made = ['leaves', 'hides', 'hides-and-shows', 'shows-again', 'links-later', 'hid-before'].map(
      async (name, index) => {
        const userId = await addAccount(world.app, name);
        const browser = new TestBrowser(world.app);
        await browser.signIn(name, aPassword);
        const zwiftId = measured[index]?.profileId ?? 0;
        if (name !== 'links-later') await proveGameId(world.connection, browser, zwiftId);
        return [name, { browser, userId, zwiftId }] as const;
      },
    );
    riders = Object.fromEntries(await Promise.all(made));
    await choose('shows-again', nothing);
    await choose('hid-before', nothing);
    const event = await world.app.get(EventsRepository).findByGameId(judged, noTransaction);
    giveRights(world.app, riders.leaves?.userId ?? '', { clubs: [event?.microserviceExternalResourceId ?? ''] });
    const official = { state: 'official', reason: 'Проверено' };
    const closed = await riders.leaves?.browser.send('PUT', `/api/race/results/${judged}/state`, official);
    if (closed?.statusCode !== 200) throw new Error(closed?.body);
    await world.app.get(Erasures).list();
    const { name } = await world.app.get(Backups).makeByHand(() => undefined);
    backup = join(folder, name);
    const leaving = { username: 'leaves', password: aPassword };
    const left = await riders.leaves?.browser.send('DELETE', '/api/auth/account', leaving);
    if (left?.statusCode !== 200) throw new Error(left?.body);
    for (const choice of [nothing, everything, nothing]) await choose('hides', choice);
    await choose('hides-and-shows', nothing);
    await choose('hides-and-shows', everything);
    await choose('shows-again', everything);
    const later = riders['links-later'];
    if (later) await proveGameId(world.connection, later.browser, later.zwiftId);
    await choose('links-later', nothing);
    for (const hidden of [['weight'], []]) await noteOfStranger(world.app, hidden);
    await world.app.get(Erasures).list();
  });
  afterAll(async () => {
    for (const app of started) await app.close();
    await world.close();
    await rm(folder, { recursive: true });
  });

  /** Records an erasure of an account and a rider missing in the backup. */
  const noteOfStranger = (app: NestFastifyApplication, hidden: string[]) =>
    app
      .get(Transactions)
      .run((session) => app.get(Erasures).noteHiding('6b0b07d00000000000000001', [4_000_001], hidden, session));
  const choose = async (name: string, visibility: object) => {
    const answer = await riders[name]?.browser.send('PUT', '/api/race/profile/visibility', { visibility });
    if (answer?.statusCode !== 200) throw new Error(answer?.body);
  };
  const start = async (variables: Record<string, string> = {}) => {
    const app = await startApi({ ...world.variables, ...variables });
    started.push(app);
    return app;
  };
  const run = async (app: NestFastifyApplication, ...args: string[]) => {
    const lines: string[] = [];
    return { failures: await runTask(app, args, (line) => lines.push(line)), lines };
  };
  const hiddenIn = async (app: NestFastifyApplication) => {
    const { results } = (await app.inject({ url: `/api/race/results/${race}` })).json().event;
    return Object.entries(riders)
      .filter(([, { zwiftId }]) => {
        const row = results.find(({ profileId }: { profileId: number }) => profileId === zwiftId);
        return row.profileData.weightInGrams.hidden === true && row.profileData.isAgeHidden === true;
      })
      .map(([name]) => name);
  };
  const choiceOf = async (app: NestFastifyApplication, username: string) => {
    const user = await app.get<Connection>(getConnectionToken()).collection('users').findOne({ username });
    return user?.visibility;
  };
  /** Lists the collections that still have data of an account. */
  const keptOf = async (app: NestFastifyApplication, userId = '') => {
    const names = ['users', 'sessions', 'gameids', 'lettertokens'];
    const connection = app.get<Connection>(getConnectionToken());
    const counts = names.map(async (name) => {
      const documents = await connection.collection<{ _id: unknown; userId?: unknown }>(name).find().toArray();
      const isOf = documents.some(({ _id, userId: owner = _id }) => String(owner) === userId);
      return isOf ? [name] : [];
    });
    return (await Promise.all(counts)).flat();
  };

  it('reapplies later deletions and hidings, and shows again what was unhidden', async () => {
    restored = await start();
    // A database that began with another key, and has not listed this entry yet.
    const { userId = '', zwiftId = 0 } = riders['hid-before'] ?? {};
    await restored
      .get(Transactions)
      .run((session) => restored.get(Erasures).noteHiding(userId, [zwiftId], [], session));
    const { failures, lines } = await run(restored, 'data', 'import', backup, '--replace');

    expect(failures).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/accounts deleted: 1, choices of figures: 10$/));
    expect(await keptOf(restored, riders.leaves?.userId)).toEqual([]);
    expect(await keptOf(restored, riders.hides?.userId)).toEqual(
      expect.arrayContaining(['users', 'sessions', 'gameids']),
    );
    expect(await hiddenIn(restored)).toEqual(['hides', 'links-later']);
  });

  it("continues the list's revisions for subjects missing in the backup", async () => {
    await noteOfStranger(restored, ['weight']);
    const records = restored.get<Connection>(getConnectionToken()).collection('erasures');
    const notes = await records.find({ isListed: false, hidden: ['weight'] }).toArray();

    expect(notes.map(({ revision }) => revision)).toEqual([3, 3]);
  });

  it('publishes nothing about a deleted judge, and leaves none of that to a worker', async () => {
    const { protocol } = (await restored.inject({ url: `/api/race/results/${judged}` })).json().event;
    const left = await restored
      .get<Connection>(getConnectionToken())
      .collection('agendaJobs')
      .distinct('name', { name: { $in: ['results.rebuild', 'results.link', 'results.hide', 'series.hide'] } });

    expect(protocol.officialBy).toMatch(/^№ \d+$/);
    expect(left).toEqual([]);
  });

  it('reapplies them when it is restored again, over later choices and with a new key', async () => {
    const browser = new TestBrowser(restored);
    await browser.signIn('hides', aPassword);
    const url = '/api/race/profile/visibility';
    expect((await browser.send('PUT', url, { visibility: everything })).statusCode).toBe(200);
    // An incomplete line is followed by complete ones.
    await appendFile(join(folder, 'erasures.jsonl'), '{"kind":"user","key":"');
    await restored.get(Erasures).list();
    const rotated = await startBeside(restored, { ...world.variables, ...after, ENCRYPTION_KEYS_OLD: firstKey });
    started.push(rotated);
    expect(await run(rotated, 'keys', 'reseal')).toMatchObject({ failures: 2 });
    const finding = toLine(judgeKeys(await rotated.get(Resealing).count()));
    expect(finding).toMatch(/^warning {2}keys: the list of erasures needs a former key/);
    await rotated.get(Erasures).list();
    expect(await run(rotated, 'keys', 'reseal')).toMatchObject({ failures: 0 });

    const again = await start(after);
    expect(await run(again, 'data', 'import', backup)).toMatchObject({
      failures: 0,
      lines: expect.arrayContaining([expect.stringMatching(/unreadable lines of the list of erasures: 1;/)]),
    });

    expect(await keptOf(again, riders.leaves?.userId)).toEqual([]);
    expect(await hiddenIn(again)).toEqual(['links-later']);
    expect(await choiceOf(again, 'hides')).toEqual(everything);
  });

  it('writes nothing if the list has another key', async () => {
    const app = await start({ ENCRYPTION_KEY: keyOf('other') });

    expect(await run(app, 'data', 'import', backup)).toEqual({
      failures: 1,
      lines: [expect.stringContaining('another ENCRYPTION_KEY')],
    });
    expect(await app.get<Connection>(getConnectionToken()).collection('users').countDocuments()).toBe(0);
  });

  it('has a list without names and ids', async () => {
    const list = await readFile(join(folder, 'erasures.jsonl'), 'utf8');

    for (const { userId, zwiftId } of Object.values(riders)) {
      expect(list).not.toContain(userId);
      expect(list).not.toContain(String(zwiftId));
    }
  });
});
