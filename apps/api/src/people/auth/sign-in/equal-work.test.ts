import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { startApi } from '../../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';
import { signInOfLogin } from '../core/auth.limits.ts';
import { Passwords } from '../core/passwords.ts';

// Slightly below the minimum response time, which a busy machine cannot shorten.
const leastMs = 390;

// Times vary on a busy machine, work does not: hashes, comparisons and jobs dominate.
describe('the response time does not reveal whether an address has an account (14.3, row 10)', () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi();
    await addAccount(app, 'is-known');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());

  const workOf = async (act: (one: TestBrowser) => Promise<{ statusCode: number; body: string }>) => {
    const passwords = app.get(Passwords);
    const spies = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches'), vi.spyOn(app.get(Jobs), 'enqueue')];
    for (const spy of spies) spy.mockClear();
    // biome-ignore lint/plugin: The least time is what is promised.
    const began = performance.now();
    const { statusCode, body } = await act(new TestBrowser(app, `192.0.2.${turn++}`));
    // biome-ignore lint/plugin: No busy machine makes it shorter.
    const isSteady = performance.now() - began > leastMs;
    return { statusCode, body, isSteady, calls: spies.map((spy) => spy.mock.calls.length) };
  };
  const register = (username: string, email: string) =>
    workOf((one) => one.send('POST', '/api/auth/registration', { username, email, password: aPassword }));
  const reset = (email: string) => workOf((one) => one.send('PUT', '/api/auth/reset-password', { email }));
  const signIn = (login: string) => workOf((one) => one.signIn(login, 'not the password'));

  it('on registration', async () => {
    const [fresh, known] = [
      await register('new-one', 'new@example.com'),
      await register('new-two', 'is-known@example.com'),
    ];

    expect(known).toEqual(fresh);
    expect(fresh).toMatchObject({ isSteady: true, calls: [1, 0, 1] });
  });

  it('on a password reset', async () => {
    const [unknown, known] = [await reset('no-such@example.com'), await reset('is-known@example.com')];

    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ isSteady: true, calls: [0, 0, 1] });
  });

  it('on sign-in', async () => {
    const [unknown, known] = [await signIn('no-such@example.com'), await signIn('is-known@example.com')];

    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([known.calls, unknown.calls]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  it('on sign-in with a throttled login, which sends an email', async () => {
    const logins = ['is-nobody', 'is-known', 'is-unconfirmed'];
    await register('is-unconfirmed', 'is-unconfirmed@example.com');
    for (const login of logins)
      for (let turn = 0; turn < 50; turn += 1) await app.get(Limits).count(signInOfLogin, login);

    const answers: Awaited<ReturnType<typeof signIn>>[][] = [];
    for (const login of logins) answers.push([await signIn(login), await signIn(login)]);

    expect(answers).toEqual(logins.map(() => answers[0]));
    expect(answers[0]).toMatchObject([
      { statusCode: 429, isSteady: true, calls: [0, 0, 1] },
      { isSteady: true, calls: [0, 0, 0] },
    ]);
  });
});

describe('emails and registrations are rate-limited (14.3, row 9)', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const statusesOf = async (times: number, act: (turn: number) => Promise<{ statusCode: number }>) => {
    const statuses = [];
    for (let turn = 0; turn < times; turn += 1) statuses.push((await act(turn)).statusCode);
    return statuses;
  };

  it('registers ten accounts per network and hour', async () => {
    const statuses = await statusesOf(11, (turn) => {
      const names = { username: `many-${turn}`, email: `many-${turn}@example.com` };
      const one = new TestBrowser(app, `2001:db8:1:2::${turn}`);
      return one.send('POST', '/api/auth/registration', { ...names, password: aPassword });
    });

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('sends five emails per mailbox and hour, from any number of networks, ignoring case', async () => {
    const statuses = await statusesOf(6, (turn) =>
      new TestBrowser(app, `198.51.100.${turn}`).send('PUT', '/api/auth/reset-password', {
        email: turn % 2 ? 'Flooded@example.com' : 'flooded@example.com',
      }),
    );

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('sends twenty emails per network and hour', async () => {
    const statuses = await statusesOf(21, (turn) =>
      new TestBrowser(app, `2001:db8:1:2::${turn}`).send('PUT', '/api/auth/reset-password', {
        email: `mailbox-${turn}@example.com`,
      }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
