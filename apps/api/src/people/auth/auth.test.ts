import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { UsersService } from '../users/users.service.ts';
import { EmailTokens } from './mail/email-tokens.ts';

describe('accounts', () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const browser = () => new TestBrowser(app, `192.0.2.${turn++ % 250}`);
  const signedIn = async (username: string) => {
    const one = browser();
    await one.signIn(username, aPassword);
    return one;
  };
  const check = (one: TestBrowser) => one.send('GET', '/api/auth/check');

  describe('registration', () => {
    it('responds identically for a known address, and creates no account', async () => {
      await addAccount(app, 'known-mail');
      const [fresh, known] = [
        await browser().send('POST', '/api/auth/registration', aRegistration('fresh-one')),
        await browser().send('POST', '/api/auth/registration', {
          ...aRegistration('other-one'),
          email: 'KNOWN-MAIL@example.com',
        }),
      ];

      expect([known.statusCode, known.json()]).toEqual([fresh.statusCode, fresh.json()]);
      const shapeOf = ({ cookies }: typeof known) =>
        cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length }));
      expect(shapeOf(known)).toEqual(shapeOf(fresh));
      expect(await app.get(UsersService).findByUsername('other-one')).toBeNull();
    });

    it('accepts an address in another script once, also in Punycode and in other case', async () => {
      const register = (username: string, email: string) =>
        browser().send('POST', '/api/auth/registration', { ...aRegistration(username), email });
      const statuses = [
        await register('cyrillic', 'Иван@Почта.рф'),
        await register('punycode', 'иван@xn--80a1acny.xn--p1ai'),
        await register('another', 'пётр@почта.рф'),
      ].map(({ statusCode }) => statusCode);
      const users = app.get(UsersService);
      const names = await Promise.all(['cyrillic', 'punycode', 'another'].map((name) => users.findByUsername(name)));

      expect(statuses).toEqual([201, 201, 201]);
      expect(names.map((user) => user?.email)).toEqual(['Иван@Почта.рф', undefined, 'пётр@почта.рф']);
      expect((await users.findByLogin('иван@почта.РФ'))?.username).toBe('cyrillic');
    });

    it('accepts a name once, ignoring case', async () => {
      await addAccount(app, 'Same.Name');

      const second = await browser().send('POST', '/api/auth/registration', aRegistration('same.name'));

      expect([second.statusCode, second.json().code]).toEqual([409, 'username_taken']);
      expect(second.json().fields).toEqual({ username: 'Этот логин занят. Выберите другой.' });
    });

    it('does not treat a part of a name as the name (14.3, row 7)', async () => {
      await addAccount(app, 'ivan.petrov');

      expect((await browser().send('POST', '/api/auth/registration', aRegistration('ivan'))).statusCode).toBe(201);
      expect((await browser().signIn('.*', aPassword)).statusCode).toBe(401);
    });

    it.each([
      { what: 'a short password', body: { password: 'коротко' }, status: 400 },
      { what: 'a common password', body: { password: 'Password123' }, status: 422 },
      { what: 'the name as password', body: { username: 'rider-2026', password: 'rider-2026' }, status: 422 },
      { what: 'the name twice as password', body: { username: 'rider', password: 'RiderRider' }, status: 422 },
      { what: 'a name with an @', body: { username: 'a@b.example' }, status: 400 },
      { what: 'a name of three characters', body: { username: 'abc' }, status: 400 },
      { what: 'an object for a name', body: { username: { $ne: null } }, status: 400 },
      { what: 'a field that is not asked for', body: { role: 'admin' }, status: 400 },
    ])('rejects $what', async ({ body, status }) => {
      const { statusCode } = await browser().send('POST', '/api/auth/registration', {
        ...aRegistration('never-made'),
        ...body,
      });

      expect(statusCode).toBe(status);
    });
  });

  describe('sign-in', () => {
    it('accepts the name or the address, ignoring case', async () => {
      await addAccount(app, 'two-ways');

      expect((await browser().signIn('TWO-ways', aPassword)).statusCode).toBe(201);
      expect((await browser().signIn('Two-Ways@Example.com', aPassword)).statusCode).toBe(201);
    });

    it('rejects an unknown name and a wrong password with the same message', async () => {
      await addAccount(app, 'one-refusal');

      const [unknown, wrong] = [
        await browser().signIn('nobody-here', aPassword),
        await browser().signIn('one-refusal', 'not the password'),
      ];

      expect(unknown.json()).toEqual(wrong.json());
      expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401]);
    });

    it.each([{ $gt: '' }, ['two-ways'], null, 7])('rejects %j as a login (14.3, row 7)', async (login) => {
      const response = await browser().send('POST', '/api/auth/authorization', { login, password: aPassword });

      expect([response.statusCode, response.json().code]).toEqual([400, 'request_invalid']);
    });

    it("ends the browser's previous session", async () => {
      await addAccount(app, 'twice-here');
      const one = await signedIn('twice-here');
      const former = one.accessToken;
      await one.signIn('twice-here', aPassword);

      const { data } = (await one.send('GET', '/api/auth/sessions')).json();
      one.accessToken = former;

      expect(data).toHaveLength(1);
      expect((await check(one)).statusCode).toBe(401);
    });
  });

  describe('sessions', () => {
    it('hides the refresh token from scripts, and from other sites', async () => {
      await addAccount(app, 'cookie-one');
      const { cookies } = await browser().signIn('cookie-one', aPassword);

      const refresh = cookies.find(({ name }) => name === 'refresh');
      expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.httpOnly).toBeUndefined();
    });

    /** Returns a browser with the current cookies of another one. */
    const copyOf = ({ cookies }: TestBrowser, copy = browser()) => {
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy;
    };
    const isRefreshed = async (one: TestBrowser, headers = {}): Promise<boolean> =>
      (await one.send('POST', '/api/auth/refresh', undefined, headers)).json().success;
    const tokenOf = ({ cookies }: TestBrowser) => cookies.get('refresh');

    it('replaces the refresh token at each use, and ends the session when a token older than the previous one is used', async () => {
      await addAccount(app, 'rotated');
      const one = await signedIn('rotated');
      const thief = copyOf(one);
      expect((await one.refresh()).json()).toMatchObject({ success: true, user: { username: 'rotated' } });
      expect(tokenOf(one)).not.toBe(tokenOf(thief));
      expect(await isRefreshed(one)).toBe(true);

      expect([await isRefreshed(thief), await isRefreshed(one)]).toEqual([false, false]);
    });

    it('returns the same new token to the browser whose response was lost, also in another network, and to concurrent requests', async () => {
      await addAccount(app, 'lost-refresh');
      const one = await signedIn('lost-refresh');
      const copies = Array.from({ length: 5 }, () => copyOf(one));
      const refreshed = await Promise.all(copies.map(isRefreshed));
      const later = copyOf(one, new TestBrowser(app, '2001:db8::7'));

      expect([...refreshed, await isRefreshed(later)]).toEqual(Array.from({ length: 6 }, () => true));
      expect(new Set([later, ...copies].map(tokenOf)).size).toBe(1);
      expect([await isRefreshed(later), await isRefreshed(one)]).toEqual([true, false]);
    });

    it('ends the session when another browser repeats the exchange', async () => {
      await addAccount(app, 'other-browser');
      const one = await signedIn('other-browser');
      const thief = copyOf(one);
      await one.refresh();

      expect([await isRefreshed(thief, { 'user-agent': 'curl/8.4.0' }), await isRefreshed(one)]).toEqual([
        false,
        false,
      ]);
    });

    it('responds to a guest without an error', async () => {
      const guest = browser();
      guest.cookies.set('XSRF-TOKEN', 'a');

      const response = await guest.refresh();

      expect([response.statusCode, response.json().success]).toEqual([200, false]);
    });

    it.each(['/api/auth/refresh', '/api/auth/logout'])('rejects %s without the matching cookie', async (url) => {
      await addAccount(app, `csrf${url.replaceAll('/', '-')}`);
      const one = await signedIn(`csrf${url.replaceAll('/', '-')}`);

      for (const forged of ['', 'forged']) {
        const { statusCode } = await one.send('POST', url, undefined, { 'x-xsrf-token': forged });
        expect(statusCode).toBe(403);
      }
      expect((await check(one)).statusCode).toBe(200);
    });

    it('ends immediately, only on the device that is signed out elsewhere (14.3, row 4)', async () => {
      await addAccount(app, 'two-devices');
      await addAccount(app, 'bystander');
      const [phone, desk, bystander] = [
        await signedIn('two-devices'),
        await signedIn('two-devices'),
        await signedIn('bystander'),
      ];
      const { data } = (await desk.send('GET', '/api/auth/sessions')).json();
      const other = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);

      expect((await bystander.send('DELETE', `/api/auth/sessions/${other._id}`)).statusCode).toBe(404);
      expect((await check(phone)).statusCode).toBe(200);
      expect((await desk.send('DELETE', `/api/auth/sessions/${other._id}`)).statusCode).toBe(200);
      expect((await check(phone)).statusCode).toBe(401);
      expect((await phone.refresh()).json().success).toBe(false);
      expect((await check(desk)).statusCode).toBe(200);
      expect((await check(bystander)).statusCode).toBe(200);
    });

    it('lists devices by browser and system, and networks without their last part', async () => {
      await addAccount(app, 'lists-devices');
      const one = await signedIn('lists-devices');

      expect((await one.send('GET', '/api/auth/sessions')).json().data).toEqual([
        expect.objectContaining({ device: 'Firefox, Linux', address: expect.stringMatching(/^192\.0\.2\.\*$/) }),
      ]);
    });

    it.each([
      { of: 'no name', agent: '' },
      { of: 'a program', agent: 'node' },
      { of: 'thousands of characters', agent: '<script>'.repeat(400) },
    ])('recognizes a device of $of', async ({ agent }) => {
      const username = `device-${agent.length}`;
      await addAccount(app, username);
      const one = browser();

      const login = { login: username, password: aPassword };
      const { statusCode } = await one.send('POST', '/api/auth/authorization', login, { 'user-agent': agent });

      expect(statusCode).toBe(201);
      expect((await one.send('GET', '/api/auth/sessions')).json().data).toMatchObject([{ device: '' }]);
    });

    it('signs out the session of the cookie, not another', async () => {
      await addAccount(app, 'signs-out');
      const [one, other] = [await signedIn('signs-out'), await signedIn('signs-out')];

      expect((await one.send('POST', '/api/auth/logout')).json().message).toBe('Вы вышли из аккаунта!');
      expect((await check(one)).statusCode).toBe(401);
      expect((await check(other)).statusCode).toBe(200);
    });
  });

  describe('the access token', () => {
    const forge = async (username: string, key: string, claims: object) => {
      const userId = await addAccount(app, username);
      const one = await signedIn(username);
      const [, body = ''] = (one.accessToken ?? '').split('.');
      const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString());
      const payload = { sid, ...claims };
      const signed = new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).setSubject(userId);
      one.accessToken = await signed
        .setIssuer('otryv')
        .setAudience('otryv-api')
        .setExpirationTime('1h')
        .sign(Buffer.from(key));
      return one;
    };

    it('is rejected with another key', async () => {
      expect((await check(await forge('forged-key', 'x'.repeat(32), {}))).statusCode).toBe(401);
    });

    it('is rejected without a signature', async () => {
      const userId = await addAccount(app, 'unsigned');
      const one = await signedIn('unsigned');
      const [, body = ''] = (one.accessToken ?? '').split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
      one.accessToken = new UnsecuredJWT(claims).setSubject(userId).encode();

      expect((await check(one)).statusCode).toBe(401);
    });

    it('carries no permissions: a revoked role takes effect immediately', async () => {
      await addAccount(app, 'was-admin');
      await app.get(UsersService).setRole('was-admin', 'admin', null);
      const one = await signedIn('was-admin');
      expect((await check(one)).json().user.role).toBe('admin');

      await app.get(UsersService).setRole('was-admin', 'user', null);

      expect((await check(one)).json().user.role).toBe('user');
    });
  });

  describe('passwords', () => {
    const setBy = (one: TestBrowser, token: string, newPassword: string) =>
      one.send('PUT', '/api/auth/new-password', { token, newPassword });

    it('are set only with the secret of an email, once, and end every session (14.3, row 1)', async () => {
      const userId = await addAccount(app, 'forgetful');
      const one = await signedIn('forgetful');
      const { secret: token } = await app.get(EmailTokens).issue('reset', userId, 'forgetful@example.com');
      const guest = browser();

      expect(
        (await guest.send('PUT', '/api/auth/new-password', { userId, newPassword: 'taken-over-1' })).statusCode,
      ).toBe(400);
      expect((await guest.send('GET', `/api/auth/check-request-password/${token}`)).statusCode).toBe(200);
      expect((await setBy(guest, token, 'new-password-of-mine')).statusCode).toBe(200);
      expect((await check(one)).statusCode).toBe(401);
      expect((await setBy(guest, token, 'another-password-1')).statusCode).toBe(410);
      expect((await browser().signIn('forgetful', 'new-password-of-mine')).statusCode).toBe(201);
    });

    it('are not set by an older email once a newer one has set them', async () => {
      const userId = await addAccount(app, 'asked-twice');
      const issue = () => app.get(EmailTokens).issue('reset', userId, 'asked-twice@example.com');
      const [older, newer] = [await issue(), await issue()];

      expect((await setBy(browser(), newer.secret, 'new-password-of-mine')).statusCode).toBe(200);
      expect((await setBy(browser(), older.secret, 'another-password-1')).statusCode).toBe(410);
    });

    it('are not set by an email to a former address, nor by one sent before a password change', async () => {
      const userId = await addAccount(app, 'moved-out');
      const { secret: former } = await app.get(EmailTokens).issue('reset', userId, 'moved-out@example.com');
      const { secret: confirm } = await app.get(EmailTokens).issue('confirm', userId, 'moved-in@example.com');
      const one = await signedIn('moved-out');
      await one.send('PUT', '/api/auth/email', { email: 'moved-in@example.com', password: aPassword });
      expect((await browser().send('PUT', '/api/auth/confirm-email', { token: confirm })).statusCode).toBe(200);

      expect((await browser().send('GET', `/api/auth/check-request-password/${former}`)).statusCode).toBe(410);
      expect((await setBy(browser(), former, 'taken-over-by-mail')).statusCode).toBe(410);

      const { secret: before } = await app.get(EmailTokens).issue('reset', userId, 'moved-in@example.com');
      await one.send('PUT', '/api/auth/password', { password: aPassword, newPassword: 'changed-by-owner-1' });
      expect((await setBy(browser(), before, 'taken-over-by-mail')).statusCode).toBe(410);
      expect((await browser().signIn('moved-out', 'changed-by-owner-1')).statusCode).toBe(201);
    });

    it('cancel a pending address change, regardless of who requested it', async () => {
      const userId = await addAccount(app, 'not-moved');
      const thief = await signedIn('not-moved');
      await thief.send('PUT', '/api/auth/email', { email: 'thief@example.com', password: aPassword });
      const { secret: confirm } = await app.get(EmailTokens).issue('confirm', userId, 'thief@example.com');
      const { secret: reset } = await app.get(EmailTokens).issue('reset', userId, 'not-moved@example.com');
      expect((await setBy(browser(), reset, 'new-password-of-mine')).statusCode).toBe(200);

      expect((await browser().send('PUT', '/api/auth/confirm-email', { token: confirm })).statusCode).toBe(410);
    });

    it('are set within an hour of the email', async () => {
      const userId = await addAccount(app, 'in-an-hour');
      const issuedAt = app.get(Clock).now();
      const now = vi.spyOn(app.get(Clock), 'now');
      const at = (ms: number) => now.mockReturnValue(new Date(issuedAt.getTime() + ms));
      at(0);
      const { secret } = await app.get(EmailTokens).issue('reset', userId, 'in-an-hour@example.com');
      const check = async () => (await browser().send('GET', `/api/auth/check-request-password/${secret}`)).statusCode;

      at(3_600_000 - 1);
      const before = await check();
      at(3_600_000);
      const after = await check();
      now.mockRestore();

      expect([before, after]).toEqual([200, 410]);
    });

    it('are not set with the secret of another email', async () => {
      const userId = await addAccount(app, 'mixed-letters');
      const { secret: token } = await app.get(EmailTokens).issue('confirm', userId, 'mixed-letters@example.com');

      expect((await setBy(browser(), token, 'new-password-of-mine')).statusCode).toBe(410);
    });

    it('are requested with the same response, and the same work, for known and unknown addresses (14.3, row 10)', async () => {
      await addAccount(app, 'asks-reset');
      const ask = (email: string) => browser().send('PUT', '/api/auth/reset-password', { email });
      const enqueued: unknown[] = [];
      const jobs = app.get(Jobs);
      const enqueue = jobs.enqueue.bind(jobs);
      jobs.enqueue = async (definition, given) => {
        enqueued.push({ ...given, email: '' });
        await enqueue(definition, given);
      };

      const [known, unknown] = [await ask('asks-reset@example.com'), await ask('no-such@example.com')];
      jobs.enqueue = enqueue;

      expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
      expect(enqueued[0]).toEqual(enqueued[1]);
    });

    it('change only with the old one, and sign out the other devices', async () => {
      await addAccount(app, 'changes-it');
      const [one, other] = [await signedIn('changes-it'), await signedIn('changes-it')];
      const change = (password: string) =>
        one.send('PUT', '/api/auth/password', { password, newPassword: 'a-new-longer-one' });

      expect((await change('not the old one')).json().code).toBe('password_wrong');
      expect((await change(aPassword)).statusCode).toBe(200);
      expect((await check(one)).statusCode).toBe(200);
      expect((await check(other)).statusCode).toBe(401);
    });

    it.each([
      { by: 'a reset', username: 'resets-own' },
      { by: 'a change', username: 'changes-own' },
    ])('are not set to the own name, once or twice, or address by $by', async ({ by, username }) => {
      const userId = await addAccount(app, username);
      const email = `${username}@example.com`;
      const { secret: token } = await app.get(EmailTokens).issue('reset', userId, email);
      const one = await signedIn(username);
      const set = (newPassword: string) =>
        by === 'a reset'
          ? setBy(browser(), token, newPassword)
          : one.send('PUT', '/api/auth/password', { password: aPassword, newPassword });

      for (const newPassword of [username, username.repeat(2), email.toUpperCase()]) {
        expect((await set(newPassword)).json().code).toBe('password_too_common');
      }
      expect((await set('new-password-of-mine')).statusCode).toBe(200);
    });

    it('are stored as argon2id', async () => {
      const account = { username: 'is-hashed', email: 'is-hashed@example.com', password: aPassword };
      await browser().send('POST', '/api/auth/registration', account);

      const user = await app.get(UsersService).findByUsername('is-hashed');
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });
  });

  it('changes an address only when the email to the new one is confirmed', async () => {
    const userId = await addAccount(app, 'moves-house');
    const one = await signedIn('moves-house');
    await one.send('PUT', '/api/auth/email', { email: 'new-house@example.com', password: aPassword });
    const before = (await check(one)).json().user.email;
    const { secret: token } = await app.get(EmailTokens).issue('confirm', userId, 'new-house@example.com');
    await browser().send('PUT', '/api/auth/confirm-email', { token });

    expect([before, (await check(one)).json().user.email]).toEqual([
      'moves-house@example.com',
      'new-house@example.com',
    ]);
  });

  it('deletes an account with its sessions, and only with the password and the name', async () => {
    const userId = await addAccount(app, 'goes-away');
    const one = await signedIn('goes-away');
    const remove = (body: object) => one.send('DELETE', '/api/auth/account', body);

    expect((await remove({ username: 'goes-away', password: 'guess' })).json().code).toBe('password_wrong');
    expect((await remove({ username: 'someone', password: aPassword })).json().code).toBe('username_wrong');
    expect((await remove({ username: 'goes-away', password: aPassword })).statusCode).toBe(200);
    expect((await check(one)).statusCode).toBe(401);
    expect(await app.get(UsersService).findById(userId, noTransaction)).toBeNull();
  });

  it('keeps the account of the last administrator, until there is another', async () => {
    await addAccount(app, 'only-admin');
    await app.get(UsersService).setRole('only-admin', 'admin', null);
    const one = await signedIn('only-admin');
    const remove = () => one.send('DELETE', '/api/auth/account', { username: 'only-admin', password: aPassword });

    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin']);
    expect((await check(one)).statusCode).toBe(200);

    await addAccount(app, 'next-admin');
    await app.get(UsersService).setRole('next-admin', 'admin', null);
    expect((await remove()).statusCode).toBe(200);
  });

  it('exports all data of an account except the hash of its password', async () => {
    await addAccount(app, 'takes-data');
    const one = await signedIn('takes-data');

    const file = await one.send('GET', '/api/auth/account');

    expect(file.headers['content-disposition']).toContain('otryv-account.json');
    expect(file.json()).toMatchObject({ user: { username: 'takes-data', hasPassword: true }, sessions: [{}] });
    expect(file.body).not.toContain('argon2');
  });
});

function aRegistration(username: string) {
  return { username, email: `${username}@example.com`, password: aPassword };
}
