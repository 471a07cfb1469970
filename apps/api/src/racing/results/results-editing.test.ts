import { getModelToken } from '@nestjs/mongoose';
import type { DecisionOutcome, ProtocolHistory } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { GameIdRecord } from '../../people/users/records/game-id.schema.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { giveRights } from '../../testing/give-rights.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { EventsRepository } from '../events/records/events.repository.ts';
import { ProtocolStatesService } from './decide/protocol-states.service.ts';
import { ResultsImporter } from './import/results.importer.ts';
import { ProtocolStatesRepository } from './records/protocols/protocol-states.repository.ts';

const race = 5_100_012;
const otherRace = 5_100_003;
const dayMs = 86_400_000;

// One protocol, from its first decision to the end of its protest window.
describe('results editing', { shuffle: false }, () => {
  let world: RaceWorld;
  let judge: TestBrowser;
  let stranger: TestBrowser;
  let admin: TestBrowser;
  let rider: TestBrowser;
  let judgeId: string;
  let takeClubAway: () => void;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    judgeId = await addAccount(world.app, 'judge-of-club');
    const strangerId = await addAccount(world.app, 'judge-elsewhere');
    await addAccount(world.app, 'administrator');
    await world.app.get(UsersService).setRole('administrator', 'admin', null);
    const event = await world.app.get(EventsRepository).findByGameId(race, noTransaction);
    const club = event?.microserviceExternalResourceId ?? '';
    takeClubAway = giveRights(world.app, judgeId, { clubs: [club] });
    giveRights(world.app, strangerId, { clubs: ['another-club'] });
    judge = await signedIn('judge-of-club');
    stranger = await signedIn('judge-elsewhere');
    admin = await signedIn('administrator');
    const riderId = await addAccount(world.app, 'rides-here');
    rider = await signedIn('rides-here');
    const [winner] = await rows();
    await world.app
      .get(getModelToken(GameIdRecord.name))
      .create({ userId: riderId, zwiftId: racedBy(winner?._id), isMain: true, isProved: true });
  });
  afterAll(() => world.close());

  const signedIn = async (username: string) => {
    const browser = new TestBrowser(world.app);
    await browser.signIn(username, aPassword);
    return browser;
  };
  const rows = async () => (await world.protocol(race)).results;
  const racedBy = (rowId = '') => Number(rowId.split('.')[1]);
  const decide = (one: TestBrowser, rowIds: string[], value = 'DSQ', reason = 'Нет пульса') =>
    one.send('POST', `/api/race/results/${race}/decisions`, { value, rowIds, reason });
  const tryOut = (one: TestBrowser, rowIds: string[], value = 'DSQ') =>
    one.send('POST', `/api/race/results/${race}/decisions/dry-run`, { value, rowIds });
  const history = async (query = ''): Promise<ProtocolHistory> =>
    (await world.app.inject({ url: `/api/race/results/${race}/history${query}` })).json();
  const version = async () => (await world.protocol(race)).version;
  const setState = (one: TestBrowser, state: string) =>
    one.send('PUT', `/api/race/results/${race}/state`, { state, reason: 'Проверено' });
  const setLock = (one: TestBrowser, isLocked: boolean) =>
    one.send('PUT', `/api/race/results/${race}/lock`, { isLocked, reason: 'Разбор' });

  it('shows whose rank would change, and stores nothing', async () => {
    const [winner, second] = await rows();
    const before = await version();

    const { data, statusCode } = await outcomeOf(tryOut(judge, [winner?._id ?? '']));

    expect(statusCode).toBe(200);
    expect(data.shifts[0]).toMatchObject({ rowId: second?._id, before: { place: 2 }, after: { place: 1 } });
    expect(data.shifts.find(({ rowId }) => rowId === winner?._id)).toMatchObject({ after: { label: 'DSQ' } });
    expect([data.changesWinner, data.messages, data.medals]).toEqual([true, 1, 4]);
    expect([await version(), (await history()).decisions]).toEqual([before, []]);
  });

  it('writes the result of the dry run, and notifies the rider', async () => {
    const [winner] = await rows();
    const tried = await outcomeOf(tryOut(judge, [winner?._id ?? '']));

    const written = await decide(judge, [winner?._id ?? '']);

    expect(written.json()).toMatchObject({ eventId: race, data: tried.data });
    expect((await rows()).at(-1)?.disqualification).not.toBeNull();
    const { data } = (await rider.send('GET', '/api/service-messages')).json();
    expect(data).toHaveLength(1);
    expect(data[0].text).toBe('Решение DSQ: было 1, стало DSQ. Причина: Нет пульса. Автор решения: judge-of-club.');
    expect(data[0].entityUrl).toBe(`/race/results/${race}?row=${racedBy(winner?._id)}`);
  });

  it('shows in the history who decided what and why, and the rank of a row in each version', async () => {
    const { decisions, versions } = await history();
    const [decision] = decisions;

    expect(decision).toMatchObject({ value: 'DSQ', isInForce: true, reason: 'Нет пульса', author: 'judge-of-club' });
    expect(decision?.version).toBe(versions[0]?.version);
    const ofRow = await history(`?row=${racedBy(decision?.rowId)}`);
    expect(ofRow.versions[0]).toMatchObject({ cause: 'decision', row: { before: '1', after: 'DSQ' } });
    expect(ofRow.versions.at(-1)).toMatchObject({ cause: 'import', row: { before: null, after: '1' } });
  });

  it('returns an earlier version unchanged', async () => {
    const { versions } = await history();
    const first = versions.at(-1)?.version;

    const earlier = await world.app.inject({ url: `/api/race/results/${race}/versions/${first}` });

    const { event } = earlier.json();
    expect([event.version, event.results[0].disqualification]).toEqual([first, null]);
    expect((await world.app.inject({ url: `/api/race/results/${race}/versions/999` })).json().code).toBe(
      'version_not_found',
    );
  });

  it("reverts a decision by its log entry, and by the row's value", async () => {
    const [decision] = (await history()).decisions;
    const undo = await judge.send('POST', `/api/race/results/${race}/decisions/${decision?._id}/undo`, {
      reason: 'Пульс есть в файле',
    });
    expect(undo.statusCode).toBe(200);
    expect((await rows())[0]?._id).toBe(decision?.rowId);

    const put = (value: string) =>
      judge.send('PUT', '/api/race/result', {
        property: 'disqualification',
        value,
        id: decision?.rowId,
        message: 'Проверка',
      });
    expect((await put('OFF_RECORD')).json().eventId).toBe(race);
    expect((await rows()).find(({ _id }) => _id === decision?.rowId)?.disqualification).toBe('OFF_RECORD');
    expect((await put('none')).statusCode).toBe(200);
    expect((await put('none')).json().code).toBe('decision_not_found');
    expect((await rows())[0]?._id).toBe(decision?.rowId);
  });

  it('decides about all of several rows or none', async () => {
    const all = await rows();
    const unfinished = all.find(({ disqualification }) => disqualification === 'DNF');
    const before = await version();

    const refused = await decide(judge, [all[2]?._id ?? '', unfinished?._id ?? '']);

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'decision_refused']);
    expect(await version()).toBe(before);
    const written = await decide(judge, [all[2]?._id ?? '', all[3]?._id ?? '']);
    expect(written.json().message).toBe('Записано решений: 2. Протокол пересчитан.');
    expect(await version()).toBe(before + 1);
  });

  it('rejects a row of another event', async () => {
    const response = await decide(judge, [`${otherRace}.1000003`]);

    expect([response.statusCode, response.json().code]).toEqual([404, 'result_not_found']);
  });

  it('checks the club of the loaded event (14.3, row 6), and respects a revoked permission', async () => {
    const [, , , , row] = await rows();
    const calls = (one: TestBrowser) => [
      decide(one, [row?._id ?? '']),
      tryOut(one, [row?._id ?? '']),
      setState(one, 'official'),
      setLock(one, true),
      one.send('PUT', '/api/race/results', { eventId: race }),
      one.send('PUT', '/api/race/result', {
        property: 'disqualification',
        value: 'DSQ',
        id: row?._id,
        message: 'Чужой',
      }),
    ];
    const before = await version();

    const answered = await Promise.all(calls(stranger));

    expect(answered.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await version()).toBe(before);
    expect((await Promise.all(calls(rider))).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
  });

  it('keeps a locked protocol unchanged: imports wait, and only its locker or an administrator decides', async () => {
    const [row] = await rows();
    expect((await setLock(judge, true)).json().data.lock).toMatchObject({ author: 'judge-of-club', reason: 'Разбор' });
    expect((await decide(judge, [row?._id ?? ''])).statusCode).toBe(200);

    const imports = world.connection.collection('rawResults');
    const [raw] = await imports.find({ eventId: race }).sort({ _id: -1 }).toArray();
    const count = await imports.countDocuments({ eventId: race });
    const outcome = await world.app.get(ResultsImporter).importEvent(race, 'full', new Date(ANCHOR.getTime() + 1));
    expect(raw).toBeDefined();
    expect([outcome.changed, await imports.countDocuments({ eventId: race })]).toEqual([false, count]);

    takeClubAway();
    const other = await signedIn('administrator');
    expect((await decide(other, [row?._id ?? ''], 'none', 'Снято')).statusCode).toBe(200);
    giveRights(world.app, judgeId, { clubs: [(await world.protocol(race)).microserviceExternalResourceId ?? ''] });
    expect((await setLock(admin, false)).json().data.lock).toBeNull();
  });

  it('forbids others to decide about a locked protocol', async () => {
    const [row] = await rows();
    await setLock(admin, true);

    const refused = await decide(judge, [row?._id ?? '']);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'protocol_locked']);
    expect(refused.json().message).toBe('Правки закрыты: Разбор. Открыть их может administrator или администратор.');
    expect((await setState(judge, 'official')).json().code).toBe('protocol_locked');
    await setLock(admin, false);
  });

  it('rejects imports and decisions once it is official, until it is reopened with a reason', async () => {
    const [row] = await rows();
    expect((await setState(judge, 'official')).json().data).toMatchObject({
      state: 'official',
      officialBy: 'judge-of-club',
    });

    expect((await decide(admin, [row?._id ?? ''])).json().code).toBe('protocol_official');
    expect((await judge.send('PUT', '/api/race/results', { eventId: race })).json().code).toBe('protocol_official');
    await expect(world.app.get(ResultsImporter).importEvent(race, 'full')).rejects.toMatchObject({
      code: 'protocol_official',
    });
    expect((await world.protocol(race)).protocol?.state).toBe('official');
    const protocols = world.connection.collection('protocols');
    expect(await protocols.findOne({ eventId: race }, { sort: { version: -1 } })).toMatchObject({ quality: 11 });

    expect((await setState(judge, 'provisional')).statusCode).toBe(200);
    expect((await world.protocol(race)).protocol?.officialAt).toBeNull();
    expect((await decide(judge, [row?._id ?? ''])).statusCode).toBe(200);
    expect((await decide(judge, [row?._id ?? ''], 'none')).statusCode).toBe(200);
    expect((await history()).versions.filter(({ cause }) => cause === 'state').length).toBeGreaterThan(3);
  });

  it('does not apply an import that was in progress when the protocol became official', async () => {
    await setState(judge, 'official');
    const before = await version();
    // The check before the import came too early.
    vi.spyOn(world.app.get(ProtocolStatesRepository), 'findByEvent').mockResolvedValueOnce(null);

    // Present in the computed version, absent from the official one.
    const decisions = world.connection.collection('decisions');
    const facts = {
      subject: { eventId: race },
      profileId: racedBy((await rows())[0]?._id),
      at: ANCHOR,
      author: 'Late',
      reason: null,
    };
    const { insertedId } = await decisions.insertOne({
      ...facts,
      body: { type: 'disqualification', label: 'DSQ' },
    });

    const { changed } = await world.app.get(ResultsImporter).importEvent(race, 'full');

    expect([changed, await version()]).toEqual([false, before]);
    await decisions.deleteOne({ _id: insertedId });
    await setState(judge, 'provisional');
  });

  it('makes a protocol official only at the end of the protest window', async () => {
    await world.add(otherRace);
    await world.app.get(ResultsImporter).importEvent(otherRace, 'full');
    const { protocol } = await world.protocol(otherRace);
    const until = Date.parse(protocol?.protestsUntil ?? '');
    expect(until - Date.parse(protocol?.protestsFrom ?? '')).toBe(2 * dayMs);
    const clock = world.app.get(Clock);

    clock.now = () => new Date(until - 1);
    await world.app.get(ProtocolStatesService).endWindows();
    const before = (await world.protocol(otherRace)).protocol?.state;
    clock.now = () => new Date(until);
    await world.app.get(ProtocolStatesService).endWindows();
    clock.now = () => ANCHOR;

    expect(before).toBe('provisional');
    expect(await world.protocol(otherRace)).toMatchObject({
      isFinal: true,
      protocol: { state: 'official', officialSince: protocol?.protestsUntil, officialBy: null },
    });
  });

  it('returns a spreadsheet', async () => {
    const { body, headers } = await world.app.inject({ url: `/api/race/results/${race}/csv` });

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers.etag).toBeDefined();
    expect(body.split('\r\n')).toHaveLength((await rows()).length + 2);
  });

  it("hides the game's private rider data from everyone but moderators and administrators", async () => {
    const url = `/api/zwift/download/event-results/${race}`;
    const [own, all] = [await rider.send('GET', url), await admin.send('GET', url)];

    expect(own.headers['content-disposition']).toContain('results.json');
    expect(own.json()).toHaveLength(all.json().length);
    const keysOf = (row: object) => Object.keys(row);
    expect(keysOf(own.json()[0].profileData)).not.toContain('age');
    expect(keysOf(all.json()[0]).length).toBeGreaterThanOrEqual(keysOf(own.json()[0]).length);
    expect((await world.app.inject({ url })).statusCode).toBe(401);
  });

  it('replaces the name of a deleted author with a number', async () => {
    const author = await signedIn('judge-of-club');
    const deleted = await author.send('DELETE', '/api/auth/account', {
      username: 'judge-of-club',
      password: aPassword,
    });

    expect(deleted.json()).toMatchObject({ message: expect.any(String) });

    const { decisions } = await history();

    expect(decisions.map(({ author: name }) => name)).not.toContain('judge-of-club');
    expect(decisions.filter(({ author: name }) => /^№ \d+$/.test(name)).length).toBeGreaterThan(3);
  });
});

async function outcomeOf(
  sent: ReturnType<TestBrowser['send']>,
): Promise<{ statusCode: number; data: DecisionOutcome }> {
  const response = await sent;
  return { statusCode: response.statusCode, data: response.json() };
}
