import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { startApi } from '../../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';
import { UsersService } from '../../users/users.service.ts';
import { signInOfLogin } from '../core/auth.limits.ts';
import { Passwords } from '../core/passwords.ts';
import { EmailTokens } from '../mail/email-tokens.ts';
import { OperatorAccounts } from '../operator-accounts.ts';
import { CredentialsService } from './credentials.service.ts';

const atOnce = 100;

describe('password guessing (R15)', () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());
  const browser = () => new TestBrowser(app, `192.0.2.${turn++ % 250}`);
  const known = async (login: string) => {
    const one = browser();
    expect((await one.signIn(login, aPassword)).statusCode).toBe(201);
    return one;
  };
  const exhaust = async (...logins: string[]) => {
    for (const login of logins)
      for (let attempt = 0; attempt < 50; attempt += 1) await app.get(Limits).count(signInOfLogin, login);
  };
  const outcome = async (one: TestBrowser, login: string, password: string) => {
    const response = await one.signIn(login, password);
    return response.statusCode === 201 ? 'done' : response.json().code;
  };
  const newPassword = 'a-changed-password-7';
  /** Password changes, each of which returns the new password. */
  const passwordChanges: Record<string, (one: TestBrowser, userId: string, username: string) => Promise<string>> = {
    'a change of the password': async (one) => {
      await one.send('PUT', '/api/auth/password', { password: aPassword, newPassword });
      return newPassword;
    },
    'a reset of the password': async (one, userId, username) => {
      const { secret: token } = await app.get(EmailTokens).issue('reset', userId, `${username}@example.com`);
      await one.send('PUT', '/api/auth/new-password', { token, newPassword });
      return newPassword;
    },
    'the operator': (_one, _userId, username) => app.get(OperatorAccounts).replacePassword(username),
  };

  /** Returns the number of responses by status, and of compared passwords. */
  async function guess(attempts: number, of: (index: number) => { login: string; address: string }) {
    const compared = vi.spyOn(app.get(Passwords), 'matches');
    const statuses = new Map<number, number>();
    for (let begin = 0; begin < attempts; begin += atOnce) {
      const sent = Array.from({ length: atOnce }, (_, index) => {
        const { login, address } = of(begin + index);
        return new TestBrowser(app, address).signIn(login, `guess-${begin + index}`);
      });
      for (const { statusCode } of await Promise.all(sent))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return { statuses: Object.fromEntries(statuses), compared: compared.mock.calls.length };
  }

  it.each([
    {
      of: 'ten of one login in one network, whatever its case',
      guessAt: (index: number) => ({ login: index % 2 ? 'Near' : 'near', address: `2001:db8:1:1::${index}` }),
      attempts: 1000,
      tried: 10,
    },
    {
      of: 'fifty of one login in all networks',
      guessAt: (index: number) => ({ login: 'far', address: `203.0.${Math.floor(index / 250)}.${index % 250}` }),
      attempts: 300,
      tried: 50,
    },
    {
      of: 'fifty of one network, whatever logins they name',
      guessAt: (index: number) => ({ login: `somebody-${index}`, address: `2001:db8:1:2::${index}` }),
      attempts: 1000,
      tried: 50,
    },
  ])('allows $of and rejects the rest', async ({ guessAt, attempts, tried }) => {
    expect(await guess(attempts, guessAt)).toEqual({
      statuses: { 401: tried, 429: attempts - tried },
      compared: tried,
    });
  });

  it('prevents locking the owner out: a known device has separate attempts, others get a link', async () => {
    await addAccount(app, 'owner-here');
    await addAccount(app, 'neighbour');
    const [own, foreign, before] = [await known('owner-here'), await known('neighbour'), await known('owner-here')];
    const [kept, replaced] = [await known('owner-here'), await known('owner-here')];
    kept.cookies.delete('device');
    replaced.cookies.set('device', foreign.cookies.get('device') ?? '');
    for (const one of [kept, replaced]) await one.refresh();
    const forged = browser();
    const [id = ''] = own.cookies.get('device')?.split('.') ?? [];
    forged.cookies.set('device', `${id}.${foreign.cookies.get('device')?.split('.')[1]}`);
    await exhaust('owner-here');
    const enter = (one: TestBrowser, password = aPassword) => outcome(one, 'owner-here', password);

    const found = {
      own: await enter(own),
      kept: await enter(kept),
      replaced: await enter(replaced),
      ofAnother: await enter(foreign),
      forged: await enter(forged),
      none: await enter(browser()),
      changed: await own
        .send('PUT', '/api/auth/password', { password: aPassword, newPassword })
        .then(() => exhaust('owner-here'))
        .then(() => enter(before, newPassword)),
    };

    const byEmail = 'sign_in_by_letter';
    expect(found).toEqual({
      own: 'done',
      kept: 'done',
      replaced: 'done',
      ofAnother: byEmail,
      forged: byEmail,
      none: byEmail,
      changed: byEmail,
    });
  });

  it("resets with a new password, and the device that set it is exempt from strangers' attempts", async () => {
    const enqueue = vi.spyOn(app.get(Jobs), 'enqueue');
    const found: Record<string, object> = {};
    for (const [index, [by, change]] of Object.entries(passwordChanges).entries()) {
      const username = `attacked-${index}`;
      const logins = [username, `${username}@example.com`];
      const userId = await addAccount(app, username);
      const own = await known(username);
      await exhaust(...logins);
      await browser().signIn(username, aPassword);

      const password = await change(own, userId, username);
      const elsewhere = [];
      for (const login of logins) elsewhere.push(await outcome(browser(), login, password));
      await exhaust(...logins).catch(() => undefined);
      enqueue.mockClear();
      const attacked = [await outcome(own, username, password), await outcome(browser(), username, password)];
      found[by] = { elsewhere, attacked, emails: enqueue.mock.calls.length };
    }

    const [elsewhere, byEmail] = [['done', 'done'], 'sign_in_by_letter'];
    expect(found).toEqual({
      'a change of the password': { elsewhere, attacked: ['done', byEmail], emails: 1 },
      'a reset of the password': { elsewhere, attacked: ['done', byEmail], emails: 1 },
      'the operator': { elsewhere, attacked: [byEmail, byEmail], emails: 1 },
    });
  });

  it('compares ten on a known device, and does not count successes', async () => {
    await addAccount(app, 'own-device');
    const one = await known('own-device');
    const cookie = one.cookies.get('device') ?? '';
    const enter = async (password: string) => {
      one.cookies.set('device', cookie);
      return (await one.signIn('own-device', password)).statusCode;
    };
    for (let success = 0; success < 11; success += 1) await enter(aPassword);

    const statuses = await Promise.all(Array.from({ length: 30 }, (_, index) => enter(`wrong-${index}`)));

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await enter(aPassword)).toBe(429);
  });

  it('allows a known device no further attempts after it deletes its cookie', async () => {
    await addAccount(app, 'forgetful');
    const one = await known('forgetful');
    for (let attempt = 0; attempt < 10; attempt += 1) await one.signIn('forgetful', 'wrong');

    one.cookies.delete('device');
    await one.refresh();

    expect(await outcome(one, 'forgetful', aPassword)).toBe('too_many_attempts');
  });

  it('does not count successes of an unknown device', async () => {
    await addAccount(app, 'often-in');
    const statuses = [];
    for (let success = 0; success < 51; success += 1)
      statuses.push((await new TestBrowser(app, '198.51.100.20').signIn('often-in', aPassword)).statusCode);

    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('does not count the correct passwords with which an account confirms its changes', async () => {
    const userId = await addAccount(app, 'often-confirms');
    const confirm = (password: string) => app.get(CredentialsService).checkPassword(userId, password);
    for (let success = 0; success < 11; success += 1) await confirm(aPassword);
    for (let failure = 0; failure < 10; failure += 1)
      await expect(confirm('wrong')).rejects.toMatchObject({ code: 'password_wrong' });

    await expect(confirm(aPassword)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('does not reveal the owner of an address: the name and the address of an account count separately', async () => {
    await addAccount(app, 'of-somebody');
    const one = browser();
    for (let attempt = 0; attempt < 11; attempt += 1) await one.signIn('of-somebody', 'wrong');

    expect((await one.signIn('of-somebody@example.com', 'wrong')).statusCode).toBe(401);
  });

  it('sends an account one email, for any login and network', async () => {
    await addAccount(app, 'one-letter');
    await exhaust('one-letter', 'one-letter@example.com');
    const enqueue = vi.spyOn(app.get(Jobs), 'enqueue');

    for (const login of ['One-Letter', 'one-letter@example.com', 'one-letter'])
      expect((await browser().signIn(login, aPassword)).json().code).toBe('sign_in_by_letter');

    expect(enqueue).toHaveBeenCalledOnce();
  });

  it('sends the email once the address is confirmed, though none could be sent before', async () => {
    const email = 'confirmed-late@example.com';
    await browser().send('POST', '/api/auth/registration', { username: 'confirmed-late', email, password: aPassword });
    await exhaust('confirmed-late');
    await browser().signIn('confirmed-late', aPassword);
    const user = await app.get(UsersService).findByUsername('confirmed-late');
    const { secret: token } = await app.get(EmailTokens).issue('confirm', user?.id ?? '', email);
    await browser().send('PUT', '/api/auth/confirm-email', { token });
    const enqueue = vi.spyOn(app.get(Jobs), 'enqueue');

    expect(await outcome(browser(), 'confirmed-late', aPassword)).toBe('sign_in_by_letter');
    expect(enqueue).toHaveBeenCalledOnce();
  });

  describe('the link of an email', () => {
    const enter = (secret: string, one = browser()) =>
      one.send('POST', '/api/auth/authorization/letter', { token: secret });

    it('opens one session, however often and fast it is used, on a device recognized from then on', async () => {
      const userId = await addAccount(app, 'by-link');
      const issue = () => app.get(EmailTokens).issue('signIn', userId, 'by-link@example.com');
      const [older, { secret }] = [await issue(), await issue()];
      const browsers = Array.from({ length: 3 }, browser);
      const responses = await Promise.all(browsers.map((one) => enter(secret, one)));
      const again = [await enter(secret), await enter(older.secret)];
      const one = browsers[responses.findIndex(({ statusCode }) => statusCode === 201)];

      expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 410, 410]);
      expect(again.map(({ statusCode }) => statusCode)).toEqual([410, 410]);
      expect((await one?.send('GET', '/api/auth/sessions'))?.json().data).toMatchObject([{ method: 'letter' }]);
      await exhaust('by-link');
      expect((await one?.signIn('by-link', aPassword))?.statusCode).toBe(201);
    });

    it('is invalidated by a new password or address', async () => {
      const changes: Record<string, (one: TestBrowser, userId: string, username: string) => Promise<unknown>> = {
        ...passwordChanges,
        'a change of the address': async (one, userId, username) => {
          const email = `new-${username}@example.com`;
          await one.send('PUT', '/api/auth/email', { email, password: aPassword });
          const { secret: token } = await app.get(EmailTokens).issue('confirm', userId, email);
          return one.send('PUT', '/api/auth/confirm-email', { token });
        },
      };
      const found: Record<string, number> = {};
      for (const [index, [by, change]] of Object.entries(changes).entries()) {
        const username = `link-ends-${index}`;
        const userId = await addAccount(app, username);
        const { secret } = await app.get(EmailTokens).issue('signIn', userId, `${username}@example.com`);
        await change(await known(username), userId, username);
        found[by] = (await enter(secret)).statusCode;
      }

      expect(found).toEqual(Object.fromEntries(Object.keys(changes).map((by) => [by, 410])));
    });

    it("is not interchangeable with an email's other secrets", async () => {
      const userId = await addAccount(app, 'other-secret');
      const { secret } = await app.get(EmailTokens).issue('reset', userId, 'other-secret@example.com');

      expect((await enter(secret)).statusCode).toBe(410);
    });
  });
});
