import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock, machineTime } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { UsersRepository } from '../users/records/users.repository.ts';
import { UsersService } from '../users/users.service.ts';
import { EmailTokens } from './mail/email-tokens.ts';
import { RegistrationService } from './sign-in/registration.service.ts';

const dayMs = 86_400_000;

describe('address confirmation', () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());
  const browser = () => new TestBrowser(app, `192.0.2.${turn++ % 250}`);
  const users = () => app.get(UsersService);
  const register = async (username: string) => {
    const body = { username, email: `${username}@example.com`, password: aPassword };
    await browser().send('POST', '/api/auth/registration', body);
    return (await users().findByUsername(username))?.id ?? '';
  };
  const secretFor = async (userId: string, email: string) =>
    (await app.get(EmailTokens).issue('confirm', userId, email)).secret;
  const confirm = (token: string) => browser().send('PUT', '/api/auth/confirm-email', { token });
  const moveTo = async (username: string, email: string) => {
    const one = browser();
    await one.signIn(username, aPassword);
    await one.send('PUT', '/api/auth/email', { email, password: aPassword });
  };
  const later = (ms: number) => {
    const at = new Date(machineTime().getTime() + ms);
    vi.spyOn(app.get(Clock), 'now').mockReturnValue(at);
  };
  const daysLater = (days: number) => later(days * dayMs);

  describe('in the registering browser', () => {
    const begin = async (username: string) => {
      const own = browser();
      const body = { username, email: `${username}@example.com`, password: aPassword };
      await own.send('POST', '/api/auth/registration', body);
      const userId = (await users().findByUsername(username))?.id ?? '';
      const answer = async (by: TestBrowser) =>
        (await by.send('PUT', '/api/auth/confirm-email', { token: await secretFor(userId, body.email) })).json();
      return { own, body, answer };
    };

    it('signs in, once', async () => {
      const { own, body, answer } = await begin('own-browser');

      expect(await answer(own)).toMatchObject({ email: body.email, session: { user: { username: 'own-browser' } } });
      expect((await own.send('POST', '/api/auth/refresh')).json()).toMatchObject({ success: true });
      expect((await answer(own)).session).toBeNull();
    });

    it('opens no session when the request is repeated, whose first response may have been lost', async () => {
      const { own, body } = await begin('lost-response');
      const token = await secretFor((await users().findByUsername('lost-response'))?.id ?? '', body.email);
      const kept = new Map(own.cookies);
      const attempt = () => {
        own.cookies.clear();
        for (const [name, value] of kept) own.cookies.set(name, value);
        return own.send('PUT', '/api/auth/confirm-email', { token });
      };
      const [first, again] = [(await attempt()).json(), await attempt()];

      expect(first).toMatchObject({ session: { user: { username: 'lost-response' } } });
      expect([again.json(), again.cookies]).toEqual([{ ...first, session: null }, []]);
      later(10 * 60_000);
      expect((await attempt()).json()).toMatchObject({ code: 'email_confirmed' });
    });

    it('opens no session by a link that was first used in another browser', async () => {
      const { own, body } = await begin('phone-first');
      const token = await secretFor((await users().findByUsername('phone-first'))?.id ?? '', body.email);

      await confirm(token);

      expect((await own.send('PUT', '/api/auth/confirm-email', { token })).json()).toMatchObject({ session: null });
    });

    it('signs in no other browser, which gets the address that the email went to', async () => {
      const { own, body, answer } = await begin('other-browser');

      expect(await answer(browser())).toMatchObject({ email: body.email, session: null });
      expect((await own.send('POST', '/api/auth/refresh')).statusCode).toBe(403);
    });

    it('signs in to no other account, and not after a day', async () => {
      const [one, other] = [await begin('of-one'), await begin('of-another')];
      expect(await other.answer(one.own)).toMatchObject({ email: other.body.email, session: null });
      daysLater(1);

      expect(await one.answer(one.own)).toMatchObject({ session: null });
    });

    it('sets the same cookie for a known address as for a new one', async () => {
      const body = { username: 'known-address', email: 'of-one@example.com', password: aPassword };
      const cookieOf = async (changes: object) =>
        (await browser().send('POST', '/api/auth/registration', { ...body, ...changes })).cookies.map(
          ({ value, ...cookie }) => ({ ...cookie, letters: value.length }),
        );
      await begin('of-one-more');
      const known = await cookieOf({ email: 'of-one-more@example.com' });

      expect(known).toEqual(await cookieOf({ username: 'new-address', email: 'new-address@example.com' }));
      expect(known).toMatchObject([{ name: 'registration', httpOnly: true, maxAge: 86_400, letters: 43 }]);
    });
  });

  it('is rejected for the second of two accounts with the same pending address', async () => {
    const [first, second] = [await addAccount(app, 'first-mover'), await addAccount(app, 'second-mover')];
    for (const name of ['first-mover', 'second-mover']) await moveTo(name, 'one-house@example.com');
    const secrets = [await secretFor(first, 'one-house@example.com'), await secretFor(second, 'one-house@example.com')];

    const statuses = [];
    for (const secret of secrets) statuses.push((await confirm(secret)).statusCode);

    expect(statuses).toEqual([200, 410]);
    expect((await users().requireById(second, noTransaction)).email).toBe('second-mover@example.com');
  });

  it('is rejected for an email to an address that the account is no longer waiting for', async () => {
    const userId = await addAccount(app, 'changes-mind');
    await moveTo('changes-mind', 'wrong-house@example.com');
    const secret = await secretFor(userId, 'wrong-house@example.com');
    await moveTo('changes-mind', 'right-house@example.com');

    expect((await confirm(secret)).statusCode).toBe(410);
    expect((await users().requireById(userId, noTransaction)).emailPending).toBe('right-house@example.com');
  });

  it('is reported by a used link, and by the others of its address', async () => {
    const userId = await register('opens-twice');
    const secrets = [
      await secretFor(userId, 'opens-twice@example.com'),
      await secretFor(userId, 'opens-twice@example.com'),
    ];
    const [first = '', second = ''] = secrets;

    const atOnce = await Promise.all([confirm(first), confirm(first)]);
    const again = await confirm(first);
    later(10 * 60_000);
    const much = [await confirm(first), await confirm(second)];

    expect([...atOnce, again, ...much].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 409, 409]);
    expect(again.json()).toEqual(atOnce[0].json());
    expect(again.cookies).toEqual([]);
    expect(much[0]?.json()).toMatchObject({ code: 'email_confirmed' });
  });

  it('is not reported by a used link when the account has another address', async () => {
    const userId = await register('moves-on');
    const secret = await secretFor(userId, 'moves-on@example.com');
    await confirm(secret);

    await moveTo('moves-on', 'new-house@example.com');
    await confirm(await secretFor(userId, 'new-house@example.com'));

    expect((await confirm(secret)).json()).toMatchObject({ code: 'link_outdated' });
  });

  it('is not reported by an expired used link', async () => {
    const userId = await register('opens-late');
    const secret = await secretFor(userId, 'opens-late@example.com');
    await confirm(secret);

    daysLater(4);

    expect((await confirm(secret)).statusCode).toBe(410);
  });

  it('revokes other sign-in methods when a never-confirmed address is reclaimed by a reset', async () => {
    const account = { provider: 'vk' as const, id: '77', firstName: 'Чужой', lastName: 'Человек', email: null };
    const rest = { avatarSrc: null, gender: null, birthday: null };
    const { id } = await app.get(Transactions).run((session) =>
      users().create(
        {
          username: 'squatter',
          isTemporaryName: true,
          email: 'victim@example.com',
          passwordHash: null,
          externalAccounts: [{ ...account, ...rest }],
        },
        session,
      ),
    );
    const { secret: token } = await app.get(EmailTokens).issue('reset', id, 'victim@example.com');

    await browser().send('PUT', '/api/auth/new-password', { token, newPassword: aPassword });

    expect(await users().requireById(id, noTransaction)).toMatchObject({ emailConfirmed: true, externalAccounts: [] });
  });

  it('can be pending for three days, then the account is removed with its sessions', async () => {
    const [late, confirmed] = [await register('too-late'), await addAccount(app, 'in-time')];
    const one = browser();
    await one.signIn('too-late', aPassword);

    daysLater(2.9);
    await app.get(RegistrationService).removeUnconfirmed();
    expect(await users().findById(late, noTransaction)).not.toBeNull();
    daysLater(3.1);
    await app.get(RegistrationService).removeUnconfirmed();

    expect([
      await users().findById(late, noTransaction),
      (await users().findById(confirmed, noTransaction))?.username,
    ]).toEqual([null, 'in-time']);
    vi.restoreAllMocks();
    expect((await one.send('GET', '/api/auth/check')).statusCode).toBe(401);
  });

  it('keeps an account that was confirmed after the overdue list was read', async () => {
    const userId = await register('at-the-bell');
    daysLater(4);
    vi.spyOn(users(), 'listUnconfirmed').mockResolvedValueOnce([userId]).mockResolvedValueOnce([]);
    await app.get(Transactions).run((session) => users().change(userId, { emailConfirmed: true }, session));

    await app.get(RegistrationService).removeUnconfirmed();

    expect(await users().findById(userId, noTransaction)).not.toBeNull();
  });

  it('removes all overdue accounts in one run, however many', async () => {
    const collection = app.get<Connection>(getConnectionToken()).collection('users');
    const repository = app.get(UsersRepository);
    const read = repository.listUnconfirmed.bind(repository);
    const lists = vi.spyOn(repository, 'listUnconfirmed').mockImplementation((now) => read(now, 2));
    const overdue = { confirmBy: new Date(app.get(Clock).now().getTime() - dayMs), externalAccounts: [] };
    const many = Array.from({ length: 5 }, (_, index) => ({
      ...overdue,
      username: `n${index}`,
      usernameKey: `n${index}`,
    }));
    await collection.insertMany(
      many.map((user, index) => ({ ...user, externalAccounts: [{ provider: 'vk', id: `${index}` }] })),
    );

    await app.get(RegistrationService).removeUnconfirmed();

    expect(await collection.countDocuments({ confirmBy: { $lt: app.get(Clock).now() } })).toBe(0);
    expect(lists).toHaveBeenCalledTimes(4);
  });

  it('is checked once a day', async () => {
    const jobs = app.get<Connection>(getConnectionToken()).collection('agendaJobs');

    expect(await jobs.findOne({ name: 'accounts.remove-unconfirmed' })).toMatchObject({ repeatInterval: '1 day' });
  });
});
