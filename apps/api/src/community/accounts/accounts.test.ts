import type { AdminUser, AdminUsers } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { proveGameId } from '../../testing/prove-game-id.ts';
import { aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { AccountsService } from './accounts.service.ts';

const zwiftId = 1_000_044;

// Three accounts, listed before one loses an id, its login and its role.
describe('administered accounts', { shuffle: false }, () => {
  let world: OrganizerWorld;
  let veter: Member;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    veter = await world.member('Veter_07');
    await veter.browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
    await veter.browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId: zwiftId + 1, isAdditional: true });
    await world.member('groza');
  });
  afterAll(() => world.close());

  const users = () => world.connection.collection('users');
  const list = async (query = ''): Promise<AdminUsers> =>
    (await world.admin.send('GET', encodeURI(`/api/admin/users${query}`))).json();
  const names = async (query: string) => (await list(query)).data.map(({ username }) => username);
  const get = async (id: string): Promise<AdminUser> =>
    (await world.admin.send('GET', `/api/admin/users/${id}`)).json().data;
  const setRole = (id: string, role: string) => world.admin.send('PUT', `/api/admin/users/${id}/role`, { role });
  const audited = (filter: object) => world.connection.collection('audit').countDocuments(filter);

  it('are listed with everything that belongs to them, newest first', async () => {
    const { data, quantityUsers, counts } = await list('?docsOnPage=2');

    expect(data.map(({ username }) => username)).toEqual(['groza', 'Veter_07']);
    expect(data[1]).toMatchObject({
      _id: veter.id,
      role: 'user',
      email: 'Veter_07@example.com',
      emailConfirmed: true,
      sessions: 1,
      zwiftId,
      isZwiftIdProved: false,
      additionalZwiftIds: [zwiftId + 1],
      isBanned: false,
      clubs: [],
      rider: { firstName: expect.any(String) },
    });
    expect([quantityUsers, counts]).toEqual([3, { all: 3, moderator: 0, admin: 1, unconfirmed: 0 }]);
  });

  it('are counted among the search matches', async () => {
    expect((await list('?search=groza')).counts).toEqual({ all: 1, moderator: 0, admin: 0, unconfirmed: 0 });
    expect((await list('?search=club-admin&role=moderator')).counts).toMatchObject({ all: 1, admin: 1 });
  });

  it('never contain a hash, a token, a provider account or preferences', async () => {
    await users().updateOne(
      { usernameKey: 'veter_07' },
      { $set: { preferences: { canary: 'canary' }, emailPending: 'canary@example.com' } },
    );

    const answers = JSON.stringify([await list(), await get(veter.id)]);

    expect(answers).not.toMatch(/canary|argon2|hash|token|secret|searchEndings|preferences/i);
  });

  it.each([
    ['?search=veter', ['Veter_07']],
    ['?search=ЕТЕР', ['Veter_07']],
    [`?search=${zwiftId}`, ['Veter_07']],
    [`?search=${zwiftId + 1}`, ['Veter_07']],
    ['?search=groza@example.com', ['groza']],
    ['?search=.*', []],
    ['?search=club-', ['club-admin']],
    ['?search=example-', []],
    ['?search=«club-admin»', ['club-admin']],
    ['?search=veter_', ['Veter_07']],
    ['?role=admin', ['club-admin']],
    ['?columnName=username&isRasing=true', ['club-admin', 'groza', 'Veter_07']],
    ['?columnName=role&isRasing=true&docsOnPage=1', ['club-admin']],
    ['?emailConfirmed=false', []],
    ['?docsOnPage=1&page=3', ['club-admin']],
  ])('are searched, filtered and sorted by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('are found by the name of their rider, and no longer by an unlinked id', async () => {
    const { rider } = await get(veter.id);
    expect(await names(`?search=${rider?.lastName}`)).toContain('Veter_07');

    await veter.browser.send('DELETE', '/api/race/profile/zwiftid', { zwiftId: zwiftId + 1 });

    expect(await names(`?search=${zwiftId + 1}`)).toEqual([]);
  });

  it('are found by a new login', async () => {
    expect(await names('?search=shtorm')).toEqual([]);

    await veter.browser.send('PUT', '/api/race/profile/username', { username: 'Shtorm_8' });

    expect(await names('?search=shtorm')).toEqual(['Shtorm_8']);
  });

  it('are unconfirmed only with a pending address', async () => {
    const filter = { usernameKey: 'groza' };
    await users().updateOne(filter, { $set: { emailConfirmed: false } });
    expect([await names('?emailConfirmed=false'), (await list()).counts.unconfirmed]).toEqual([['groza'], 1]);

    await users().updateOne(filter, { $set: { email: null }, $unset: { emailKey: 1 } });

    expect([await names('?emailConfirmed=false'), (await list()).counts.unconfirmed]).toEqual([[], 0]);
  });

  it('show clubs, a verified id and a ban', async () => {
    const os = await world.organizer('os');
    await world.connectBot(os, 'os@club.example');
    const { clubId, name } = gameClubs.axis;
    await os.browser.send('POST', '/api/organizer/clubs', { clubId, organizerId: os.organizerId });
    await os.browser.send('PUT', '/api/organizer/clubs/moderators', { clubId, userId: veter.id });
    await proveGameId(world.connection, veter.browser, zwiftId);
    await world.admin.send('PUT', '/api/admin/riders/ban', { zwiftId, code: 'CHEATING', banned: true });

    expect(await get(veter.id)).toMatchObject({ clubs: [{ id: clubId, name }], isZwiftIdProved: true, isBanned: true });
  });

  it('are served with an ETag, and 304 when unchanged', async () => {
    const path = '/api/admin/users?search=veter';
    const { headers } = await world.admin.send('GET', path);

    const again = await world.admin.send('GET', path, undefined, { 'if-none-match': String(headers.etag) });

    expect(again.statusCode).toBe(304);
  });

  it('can get another role, which ends their sessions, notifies them and is logged', async () => {
    const seen = (await get(veter.id)).lastUsedAt;

    const answer = await setRole(veter.id, 'moderator');
    await setRole(veter.id, 'moderator');

    expect(answer.json()).toMatchObject({ data: { role: 'moderator', sessions: 0, lastUsedAt: seen } });
    expect(seen).toMatch(/^2026/);
    const messages = await world.connection.collection('servicemessages').find({ title: 'Роль на портале' }).toArray();
    expect(messages).toMatchObject([{ type: 'system', entityUrl: '/logs/admin' }]);
    expect(String(messages[0]?.userId)).toBe(veter.id);
    expect(messages[0]?.text).toMatch(/^Теперь вы модератор/);
    expect((await veter.browser.send('GET', '/api/auth/check')).statusCode).toBe(401);
    const change = { action: 'user.role', objectId: veter.id, before: { role: 'user' }, after: { role: 'moderator' } };
    expect(await audited(change)).toBe(1);
    expect((await list()).counts.moderator).toBe(1);
  });

  it('keep the role of the last administrator', async () => {
    const admin = (await list('?role=admin')).data[0]?._id ?? '';

    const refused = await setRole(admin, 'user');

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin']);
    expect((await world.admin.send('GET', '/api/auth/check')).statusCode).toBe(200);
  });

  it('keep one administrator when two are removed concurrently', async () => {
    const service = world.app.get(AccountsService);
    const by = { userId: veter.id, sessionId: '', role: 'admin' as const, clubs: [], organizerId: null, team: null };
    const second = await world.member('second-admin');
    await setRole(second.id, 'admin');
    const first = (await users().findOne({ usernameKey: 'club-admin' }))?._id.toHexString() ?? '';

    const outcomes = await Promise.allSettled([first, second.id].map((id) => service.setRole(by, id, 'user')));

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await users().countDocuments({ role: 'admin' })).toBe(1);
    await users().updateOne({ usernameKey: 'club-admin' }, { $set: { role: 'admin' } });
    await world.admin.signIn('club-admin', aPassword);
  });

  it('have sessions that an administrator lists and ends', async () => {
    const groza = (await list('?search=groza')).data[0]?._id ?? '';
    const other = new TestBrowser(world.app);
    await other.signIn('groza', aPassword);
    const path = `/api/admin/users/${groza}/sessions`;
    const sessions = (await world.admin.send('GET', path)).json().data;
    expect(sessions).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);

    await world.admin.send('DELETE', `${path}/${sessions[0]._id}`);
    expect((await world.admin.send('GET', path)).json().data).toHaveLength(1);
    await world.admin.send('DELETE', path);

    expect((await world.admin.send('GET', path)).json().data).toEqual([]);
    expect((await other.send('GET', '/api/auth/check')).statusCode).toBe(401);
    expect(await audited({ objectId: groza, action: /^user\.sessions?\.end$/ })).toBe(2);
  });

  it('keep the current session when ending all sessions of the own account', async () => {
    const own = (await list('?search=club-admin')).data[0]?._id ?? '';

    await world.admin.send('DELETE', `/api/admin/users/${own}/sessions`);

    expect((await world.admin.send('GET', `/api/admin/users/${own}/sessions`)).json().data).toMatchObject([
      { isCurrent: true },
    ]);
  });

  it('and sessions that do not exist are not found', async () => {
    const nobody = 'f'.repeat(24);
    const path = `/api/admin/users/${nobody}`;
    const answers = [
      await world.admin.send('GET', path),
      await setRole(nobody, 'admin'),
      await world.admin.send('GET', `${path}/sessions`),
      await world.admin.send('DELETE', `${path}/sessions`),
      await world.admin.send('DELETE', `/api/admin/users/${veter.id}/sessions/${nobody}`),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});
