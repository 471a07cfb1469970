import type { AdminLog, ErrorLog } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { searchEndings } from '../../kernel/search/search-endings.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { runTask } from '../../tasks/run-task.ts';
import { type Member, type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { aRider, createTeam } from '../../testing/team-world.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const race = 5_100_003;

describe('the logs', () => {
  let world: OrganizerWorld;
  let veter: Member;
  let moderator: TestBrowser;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.add(race);
    veter = await world.member('Veter_07');
    moderator = (await world.member('reads-logs')).browser;
    await runTask(world.app, ['user', 'role', 'reads-logs', 'moderator'], () => undefined);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    vi.restoreAllMocks();
    await world.connection.collection('faults').deleteMany({});
  });

  const read = async <Log extends AdminLog | ErrorLog>(path: string, query = ''): Promise<Log> =>
    (await moderator.send('GET', encodeURI(`/api/logs/${path}${query}`))).json();
  const actions = (query = '') => read<AdminLog>('admins', query);
  const errors = (query = '') => read<ErrorLog>('errors', query);
  const write = (
    action: 'event.sync' | 'user.role' | 'organizer.create' | 'rider.ban',
    object: { kind: string; id: string },
    after = {},
  ) =>
    world.app
      .get(Transactions)
      .run((session) => world.app.get(AuditService).write({ actorId: veter.id, action, object, after }, session));
  const fail = async (error: Error) => {
    vi.spyOn(world.app.get(UsersService), 'rename').mockRejectedValueOnce(error);
    await veter.browser.send('PUT', '/api/race/profile/username?in=query', { username: 'canary-body' });
  };
  const failures = async (count: number) => {
    await expect.poll(async () => (await errors()).data.length).toBe(count);
    return (await errors()).data;
  };

  describe('of actions', () => {
    beforeEach(async () => {
      await world.connection.collection('audit').deleteMany({});
      await write('organizer.create', { kind: 'organizer', id: 'f'.repeat(24) }, { name: 'Клуб «Ось»' });
      await write('event.sync', { kind: 'event', id: String(race) });
      await write('user.role', { kind: 'user', id: veter.id }, { role: 'admin' });
    });

    it('show the action, the user and the object', async () => {
      const { data, quantityEntries, quantityPages } = await actions('?docsOnPage=2');

      expect([quantityEntries, quantityPages]).toEqual([3, 2]);
      const user = { _id: veter.id, username: 'Veter_07' };
      const found = (await actions()).data;
      expect(found.find(({ action }) => action === 'user.role')).toMatchObject({
        description: 'Роль изменена',
        user,
        event: null,
        object: { kind: 'user', id: veter.id, name: 'Veter_07' },
        changes: [{ field: 'role', before: null, after: 'admin' }],
      });
      expect(found.find(({ action }) => action === 'event.sync')).toMatchObject({
        event: { id: race, name: expect.any(String), start: expect.stringMatching(/^2026/) },
      });
      expect(found.find(({ action }) => action === 'organizer.create')?.object.name).toBe('Клуб «Ось»');
      expect(data).toHaveLength(2);
    });

    it.each([
      ['роль', ['user.role']],
      ['veter', ['event.sync', 'organizer.create', 'user.role']],
      ['veter прочитан', ['event.sync']],
      [String(race), ['event.sync']],
      ['.*', []],
      ['нет-такого', []],
    ])('are found by «%s»', async (search, expected) => {
      const { data } = await actions(`?search=${search}`);

      expect(data.map(({ action }) => action).toSorted()).toEqual(expected);
    });

    it("are found by a word of a race's name", async () => {
      const { data } = await actions(`?search=${race}`);
      const [word = ''] = (data[0]?.event?.name ?? '').split(/[\s:«»]+/);

      expect((await actions(`?search=${word}`)).data.map(({ action }) => action)).toEqual(['event.sync']);
    });

    it('are found by a word of the current name of a team, an organizer or a series', async () => {
      const owner = await world.organizer('SPICA');
      const captain = await aRider(world.app, 'logged-captain', 1_000_019);
      await createTeam(captain, { name: 'Встречный ветер', shortName: 'ВСТР' });
      await write('organizer.create', { kind: 'organizer', id: owner.organizerId });

      const teams = (await actions('?search=встречный')).data;
      const organizers = (await actions('?search=spica')).data;

      expect(teams.map(({ action, object }) => [action, object.name])).toEqual([['team.create', 'Встречный ветер']]);
      expect(organizers.map(({ action }) => action)).toContain('organizer.create');
    });

    it('are found by the name of a banned rider', async () => {
      const zwiftId = 4_600_801;
      const figures = { zwiftId, firstName: 'Богдан', lastName: 'Шатунов', male: true };
      const listed = { zwiftId, figures, searchEndings: searchEndings(['Богдан', 'Шатунов']) };
      await world.connection.collection('listedriders').insertOne(listed);
      await write('rider.ban', { kind: 'rider', id: String(zwiftId) });

      const { data } = await actions('?search=шатунов бан');

      expect(data.map(({ action }) => action)).toEqual(['rider.ban']);
    });

    it('are found by the id of their object, and have names in place of ids', async () => {
      await write('organizer.create', { kind: 'club', id: 'c'.repeat(24) }, { creatorId: veter.id });

      const { data } = await actions(`?search=${'c'.repeat(24)}`);

      expect(data[0]).toMatchObject({
        object: { kind: 'club', name: 'Veter_07' },
        changes: [{ field: 'creatorId', before: null, after: 'Veter_07' }],
      });
    });

    it('show the club of a moderator, the organizer of a slot and the display name of a finish protocol', async () => {
      const os = await world.organizer('axis-log');
      await world.connectBot(os, 'axis-log@club.example');
      const { clubId, name } = gameClubs.axis;
      await os.browser.send('POST', '/api/organizer/clubs', { clubId, organizerId: os.organizerId });
      await os.browser.send('PUT', '/api/organizer/clubs/moderators', { clubId, userId: veter.id });
      const slots = (await world.admin.send('GET', `/api/admin/site-services/${os.organizerId}`)).json().data;
      await world.admin.send('PUT', `/api/admin/site-services/${slots[0].id}/pause`, { isPaused: true });
      const protocol = { name: 'newbies', displayName: 'Новички «Оси»', description: '', isDefault: false };
      const { data } = (
        await world.admin.send('POST', '/api/admin/finish-protocols', { ...protocol, organizerId: os.organizerId })
      ).json();
      await world.admin.send('DELETE', '/api/admin/finish-protocols', { id: data._id });

      const named = new Map((await actions('?docsOnPage=100')).data.map(({ action, object }) => [action, object.name]));

      expect(named.get('club.moderator.add')).toBe(name);
      expect(named.get('slot.pause')).toBe('Клуб axis-log');
      expect(named.get('finishProtocol.create')).toBe('Новички «Оси»');
      expect(named.get('finishProtocol.remove')).toBe('Новички «Оси»');
    });

    it('have no name for a deleted user', async () => {
      await world.connection
        .collection('audit')
        .updateOne({ action: 'event.sync' }, { $set: { actorId: 'e'.repeat(24) } });

      const { data } = await actions(`?search=${race}`);

      expect(data[0]?.user).toEqual({ _id: 'e'.repeat(24), username: null });
    });
  });

  describe('of errors', () => {
    it('show the kind, the message and the path pattern, and link to the stack', async () => {
      await fail(new TypeError('value is undefined'));

      const [found] = await failures(1);
      expect(found).toMatchObject({
        type: 'TypeError',
        message: 'value is undefined',
        method: 'PUT',
        path: '/api/race/profile/username',
        user: { _id: veter.id, username: 'Veter_07' },
      });
      const { data } = (await moderator.send('GET', `/api/logs/error?id=${found?._id}`)).json();
      expect(data.stack).toMatch(/^TypeError: value is undefined\n\s+at /);
    });

    it('contain no token, body, query or header (14.3, row 10)', async () => {
      await fail(new TypeError('value is undefined'));
      const [found] = await failures(1);

      const answers = [
        JSON.stringify(found),
        (await moderator.send('GET', `/api/logs/error?id=${found?._id}`)).body,
        (await moderator.send('GET', '/api/logs/admins?docsOnPage=100')).body,
      ].join();

      expect(answers).not.toMatch(/canary|in=query|Bearer|authorization|cookie|argon2|searchEndings/i);
      expect(answers).not.toContain(veter.browser.accessToken);
    });

    it.each([
      ['typeerror', 1],
      ['undef', 1],
      ['username', 1],
      ['rangeerror', 0],
      ['.*', 0],
    ])('are found by «%s»', async (search, count) => {
      await fail(new TypeError('value is undefined'));
      await failures(1);

      expect((await errors(`?search=${search}`)).data).toHaveLength(count);
    });

    it('return not found for a deleted entry', async () => {
      const { statusCode, json } = await moderator.send('GET', `/api/logs/error?id=${'d'.repeat(24)}`);

      expect([statusCode, json().code]).toEqual([404, 'log_entry_not_found']);
    });
  });

  it('record that an administrator deleted entries', async () => {
    await fail(new TypeError('one'));
    await fail(new TypeError('two'));
    const [one, two] = await failures(2);
    const { data } = await actions();
    const ids = [one?._id, 'c'.repeat(24)];

    const answer = await world.admin.send('DELETE', '/api/logs/errors', { ids });
    await world.admin.send('DELETE', '/api/logs/admins', { ids: [data[0]?._id] });

    expect(answer.json().message).toBe('Удалена 1 запись.');
    expect((await errors()).data.map(({ _id }) => _id)).toEqual([two?._id]);
    const left = (await actions()).data;
    expect(left.map(({ _id }) => _id)).not.toContain(data[0]?._id);
    const removals = left.filter(({ action }) => action === 'log.delete');
    expect(new Map(removals.map(({ object }) => [object.id, object.name]))).toEqual(
      new Map([
        ['admins', 'Журнал действий'],
        ['errors', 'Ошибки сервера'],
      ]),
    );
    const ofErrors = removals.find(({ object }) => object.id === 'errors');
    expect(ofErrors?.changes).toEqual([
      { field: 'count', before: null, after: '1' },
      { field: 'entries', before: null, after: expect.stringMatching(/^\["TypeError PUT \/api\/race.*\d\d:\d\d"\]$/) },
    ]);
  });

  it('cannot be deleted by moderators', async () => {
    const answer = await moderator.send('DELETE', '/api/logs/admins', { ids: ['c'.repeat(24)] });

    expect(answer.statusCode).toBe(403);
  });
});
