import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Limits } from '../platform/limits/limits.ts';
import { startApi } from '../testing/start-api.ts';
import { aPassword, registerAccount, TestBrowser } from '../testing/test-browser.ts';
import { signInOfLogin } from './auth.limits.ts';
import { LetterTokens } from './letter-tokens.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { Passwords } from './passwords.ts';

const atOnce = 100;

describe('guesses of a password (R15)', () => {
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
  const exhaust = async (login: string) => {
    for (let attempt = 0; attempt < 50; attempt += 1) await app.get(Limits).count(signInOfLogin, login);
  };

  /** The number of answers by status, and of passwords that were compared. */
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
      ...{ attempts: 1000, tried: 10 },
    },
    {
      of: 'fifty of one login in all networks',
      guessAt: (index: number) => ({ login: 'far', address: `203.0.${Math.floor(index / 250)}.${index % 250}` }),
      ...{ attempts: 300, tried: 50 },
    },
    {
      of: 'fifty of one network, whatever logins they name',
      guessAt: (index: number) => ({ login: `somebody-${index}`, address: `2001:db8:1:2::${index}` }),
      ...{ attempts: 1000, tried: 50 },
    },
  ])('tries $of and refuses the rest', async ({ guessAt, attempts, tried }) => {
    expect(await guess(attempts, guessAt)).toEqual({
      statuses: { 401: tried, 429: attempts - tried },
      compared: tried,
    });
  });

  it('lets nobody lock the owner out: a known device has attempts of its own, others get a link', async () => {
    await registerAccount(app, 'owner-here');
    await registerAccount(app, 'neighbour');
    const [own, foreign, before] = [await known('owner-here'), await known('neighbour'), await known('owner-here')];
    const change = { password: aPassword, newPassword: 'a-changed-password-7' };
    const forged = browser();
    const [id = ''] = own.cookies.get('device')?.split('.') ?? [];
    forged.cookies.set('device', `${id}.${foreign.cookies.get('device')?.split('.')[1]}`);
    await exhaust('owner-here');
    const enter = async (one: TestBrowser, password: string) => {
      const response = await one.signIn('owner-here', password);
      return response.statusCode === 201 ? 'done' : response.json().code;
    };

    const found = {
      own: await enter(own, aPassword),
      ofAnother: await enter(foreign, aPassword),
      forged: await enter(forged, aPassword),
      none: await enter(browser(), aPassword),
      changed: await own.send('PUT', '/api/auth/password', change).then(() => enter(before, change.newPassword)),
    };

    const byLetter = 'sign_in_by_letter';
    expect(found).toEqual({ own: 'done', ofAnother: byLetter, forged: byLetter, none: byLetter, changed: byLetter });
  });

  it('compares ten on a known device, and no success counts', async () => {
    await registerAccount(app, 'own-device');
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

  it('counts no success of an unknown device', async () => {
    await registerAccount(app, 'often-in');
    const statuses = [];
    for (let success = 0; success < 51; success += 1)
      statuses.push((await new TestBrowser(app, '198.51.100.20').signIn('often-in', aPassword)).statusCode);

    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('tells nobody whose an address is: the name and the address of an account count apart', async () => {
    await registerAccount(app, 'of-somebody');
    const one = browser();
    for (let attempt = 0; attempt < 11; attempt += 1) await one.signIn('of-somebody', 'wrong');

    expect((await one.signIn('of-somebody@example.com', 'wrong')).statusCode).toBe(401);
  });

  it('asks for one letter to an account, by whatever login and from wherever', async () => {
    await registerAccount(app, 'one-letter');
    for (const login of ['one-letter', 'one-letter@example.com']) await exhaust(login);
    const enqueue = vi.spyOn(app.get(Jobs), 'enqueue');

    for (const login of ['One-Letter', 'one-letter@example.com', 'one-letter'])
      expect((await browser().signIn(login, aPassword)).json().code).toBe('sign_in_by_letter');

    expect(enqueue).toHaveBeenCalledOnce();
  });

  describe('the link of a letter', () => {
    const enter = (secret: string, one = browser()) =>
      one.send('POST', '/api/auth/authorization/letter', { token: secret });

    it('opens one session, however often and fast it is used, on a device that is known from then on', async () => {
      const userId = await registerAccount(app, 'by-link');
      const issue = () => app.get(LetterTokens).issue('signIn', userId, 'by-link@example.com');
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

    it.each([
      {
        ...{ by: 'a change of the password', username: 'by-change' },
        end: async (one: TestBrowser) =>
          one.send('PUT', '/api/auth/password', { password: aPassword, newPassword: 'a-changed-password-7' }),
      },
      {
        ...{ by: 'a reset of the password', username: 'by-reset' },
        end: async (one: TestBrowser, userId: string, email: string) => {
          const { secret: token } = await app.get(LetterTokens).issue('reset', userId, email);
          return one.send('PUT', '/api/auth/new-password', { token, newPassword: 'a-changed-password-7' });
        },
      },
      {
        ...{ by: 'a change of the address', username: 'by-address' },
        end: async (one: TestBrowser, userId: string, email: string) => {
          await one.send('PUT', '/api/auth/email', { email: `new-${email}`, password: aPassword });
          const { secret: token } = await app.get(LetterTokens).issue('confirm', userId, `new-${email}`);
          return one.send('PUT', '/api/auth/confirm-email', { token });
        },
      },
      {
        ...{ by: 'the operator', username: 'by-operator' },
        end: async () => {
          await app.get(OperatorAccounts).replacePassword('by-operator');
          return { statusCode: 200 };
        },
      },
    ])('ends with $by', async ({ username, end }) => {
      const userId = await registerAccount(app, username);
      const email = `${username}@example.com`;
      const { secret } = await app.get(LetterTokens).issue('signIn', userId, email);

      expect((await end(await known(username), userId, email)).statusCode).toBe(200);
      expect((await enter(secret)).statusCode).toBe(410);
    });

    it('is no other secret of a letter', async () => {
      const userId = await registerAccount(app, 'other-secret');
      const { secret } = await app.get(LetterTokens).issue('reset', userId, 'other-secret@example.com');

      expect((await enter(secret)).statusCode).toBe(410);
    });
  });
});
