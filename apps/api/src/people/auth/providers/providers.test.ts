import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Providers, startProviders } from '@otryv/provider-simulator';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../kernel/clock.ts';
import { signInAt, visitProvider } from '../../../testing/provider-browser.ts';
import { emptyDatabase, startApi } from '../../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../../testing/test-browser.ts';
import { UsersService } from '../../users/users.service.ts';

const origin = 'http://localhost:3000';
const redirects = { vk: `${origin}/api/auth/callback/vk`, yandex: `${origin}/api/auth/callback/yandex` };
const both = ['vk', 'yandex'] as const;
const notice = (code: string) => `/auth/authorization?notice=${code}`;

describe('sign-in providers', () => {
  let providers: Providers;
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    providers = await startProviders({ redirects });
    app = await startApi({ PUBLIC_URL: origin, ...providers.settings });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await emptyDatabase(app);
  });
  afterAll(async () => {
    await app.close();
    await providers.close();
  });

  const browser = () => new TestBrowser(app, `192.0.2.${turn++ % 250}`);
  const signedIn = async (username: string) => {
    await addAccount(app, username);
    const one = browser();
    await one.signIn(username, aPassword);
    return one;
  };
  const userOf = async (one: TestBrowser) => {
    await one.refresh();
    return (await one.send('GET', '/api/auth/check')).json().user;
  };
  const link = (one: TestBrowser, provider: 'vk' | 'yandex', choice = 'Анна') =>
    signInAt(one, provider, choice, { purpose: 'link', returnTo: '/profile/0/settings/account' });
  const unlink = (one: TestBrowser, provider: 'vk' | 'yandex') => one.send('DELETE', `/api/auth/providers/${provider}`);

  it.each(both)('create an account at the first sign-in at %s and open the same one at the next', async (provider) => {
    const [first, second] = [browser(), browser()];
    const ends = [await signInAt(first, provider, 'Лев'), await signInAt(second, provider, 'Лев')];
    const [one, other] = [await userOf(first), await userOf(second)];

    expect(ends).toEqual(['/', '/']);
    expect(one.id).toBe(other.id);
    expect(one.username).toMatch(/^temp_[\w-]+_[0-9a-f]{8}$/);
    expect(one).toMatchObject({ emailConfirmed: false, externalAccounts: { [provider]: { firstName: 'Лев' } } });
    expect(one.email.toLowerCase()).toBe('lev@demo.example');
  });

  it.each(both)('create an account without an address if %s returns none', async (provider) => {
    const [one, other] = [browser(), browser()];
    await signInAt(one, provider, 'Анна');
    await signInAt(other, provider === 'vk' ? 'yandex' : 'vk', 'Анна');

    expect((await userOf(one)).email).toBeNull();
    expect((await userOf(other)).id).not.toBe((await userOf(one)).id);
  });

  it('allow a temporary name to be changed immediately', async () => {
    const one = browser();
    await signInAt(one, 'vk', 'Анна');
    await one.refresh();

    const renamed = await one.send('PUT', '/api/race/profile/username', { username: 'anna.slow' });

    expect(renamed.statusCode).toBe(200);
    expect((await userOf(one)).username).toBe('anna.slow');
  });

  it('redirect to the page the user came from', async () => {
    expect(await signInAt(browser(), 'yandex', 'Анна', { purpose: 'signIn', returnTo: '/race/schedule?page=2' })).toBe(
      '/race/schedule?page=2',
    );
  });

  it.each(both)('never join accounts by an address: %s requires signing in and linking', async (provider) => {
    const owner = browser();
    const body = { username: 'lev-himself', email: 'LEV@demo.example', password: aPassword };
    await owner.send('POST', '/api/auth/registration', body);
    const stranger = browser();

    expect(await signInAt(stranger, provider, 'Лев')).toBe(notice('provider_email_taken'));
    expect(stranger.cookies.has('refresh')).toBe(false);

    await owner.signIn('lev-himself', aPassword);
    expect(await link(owner, provider, 'Лев')).toBe('/profile/0/settings/account');
    expect(await signInAt(stranger, provider, 'Лев')).toBe('/');
    expect((await userOf(stranger)).username).toBe('lev-himself');
  });

  it('link to an account, which then has two sign-in methods', async () => {
    const one = await signedIn('links-vk');

    expect(await link(one, 'vk')).toBe('/profile/0/settings/account');
    const other = browser();
    await signInAt(other, 'vk', 'Анна');

    expect((await userOf(other)).username).toBe('links-vk');
  });

  it('link again without an error when the response was lost, within ten minutes and in the same browser', async () => {
    const one = await signedIn('links-again');
    const callback = await visitProvider(one, 'vk', 'Анна', { purpose: 'link', returnTo: '/race/results' });
    const cookie = one.cookies.get('attempt') ?? '';
    const again = async () => {
      one.cookies.set('attempt', cookie);
      return (await one.send('GET', callback)).headers.location;
    };
    const clock = app.get(Clock);
    const linkedAt = clock.now().getTime();
    const now = vi.spyOn(clock, 'now').mockReturnValue(new Date(linkedAt));
    const first = await again();
    now.mockReturnValue(new Date(linkedAt + 599_999));
    const ends = [first, await again()];
    now.mockReturnValue(new Date(linkedAt + 600_000));

    expect(ends).toEqual(['/race/results', '/race/results']);
    expect(await again()).toBe(notice('provider_refused'));
    expect((await browser().send('GET', callback)).headers.location).toBe(notice('provider_refused'));
  });

  it('do not link once the session that began it was ended', async () => {
    const [stolen, owner] = [await signedIn('ends-sessions'), browser()];
    const callback = await visitProvider(stolen, 'vk', 'Анна', { purpose: 'link' });
    await owner.signIn('ends-sessions', aPassword);
    await owner.send('DELETE', '/api/auth/sessions');

    expect((await stolen.send('GET', callback)).headers.location).toBe('/?notice=unauthorized');
    expect((await userOf(owner)).externalAccounts.vk).toBeNull();
  });

  it('stay with the account that linked them first', async () => {
    const [first, second] = [await signedIn('links-first'), await signedIn('links-second')];
    await link(first, 'yandex');

    expect(await link(second, 'yandex')).toBe('/profile/0/settings/account?notice=provider_taken');
    expect((await userOf(second)).externalAccounts.yandex).toBeNull();
  });

  it('can be unlinked while another sign-in method remains, but never the last one', async () => {
    const one = browser();
    await signInAt(one, 'vk', 'Анна');
    await one.refresh();

    expect((await unlink(one, 'yandex')).json().code).toBe('provider_not_linked');
    expect((await unlink(one, 'vk')).json().code).toBe('last_way_in');
    await link(one, 'yandex');
    expect((await unlink(one, 'vk')).statusCode).toBe(200);
    expect((await unlink(one, 'yandex')).json().code).toBe('last_way_in');
  });

  it.each(both)('redirect after a rejection at %s with a notice, without a session', async (provider) => {
    const one = browser();

    expect(await signInAt(one, provider, 'Отказаться')).toBe(notice('provider_refused'));
    expect(one.cookies.has('refresh')).toBe(false);
  });

  it('reject a callback that this browser did not begin', async () => {
    const [victim, attacker] = [browser(), browser()];
    await victim.send('POST', '/api/auth/providers/vk', { purpose: 'signIn' });
    const callback = await visitProvider(attacker, 'vk', 'Анна');

    for (const one of [victim, browser()]) {
      expect((await one.send('GET', callback)).headers.location).toBe(notice('provider_refused'));
      expect(one.cookies.has('refresh')).toBe(false);
    }
  });

  it('reject a state of another value or provider, a missing one and a repeated one', async () => {
    const changes: Record<string, (url: string) => string> = {
      'of another value': (url) => url.replace('state=', 'state=x'),
      'that is missing': (url) => url.replace('state=', 'other='),
      'of another provider': (url) => url.replace('callback/vk', 'callback/yandex'),
      'given twice': (url) => `${url}&state=twice`,
    };
    const failures: unknown[] = [];
    for (const [what, change] of Object.entries(changes)) {
      const one = browser();
      const callback = await visitProvider(one, 'vk', 'Анна');
      const { headers, statusCode } = await one.send('GET', change(callback));
      const isRefused =
        [302, 400].includes(statusCode) && [undefined, notice('provider_refused')].includes(headers.location);
      if (!isRefused || one.cookies.has('refresh')) failures.push({ what, statusCode, location: headers.location });
    }

    expect(failures).toEqual([]);
  });

  it('accept a callback once, within ten minutes', async () => {
    const [once, late] = [browser(), browser()];
    const callback = await visitProvider(once, 'vk', 'Анна');
    const cookie = once.cookies.get('attempt') ?? '';
    await once.send('GET', callback);
    once.cookies.set('attempt', cookie);
    const lateCallback = await visitProvider(late, 'vk', 'Анна');

    expect((await once.send('GET', callback)).headers.location).toBe(notice('provider_refused'));
    const clock = app.get(Clock);
    vi.spyOn(clock, 'now').mockReturnValue(new Date(clock.now().getTime() + 601_000));
    expect((await late.send('GET', lateCallback)).headers.location).toBe(notice('provider_refused'));
  });

  it('reject a token of another application of Yandex', async () => {
    const body = { id: '820002', client_id: 'another-application', first_name: 'Анна' };
    providers.order('yandex', '/info', { status: 200, body });

    expect(await signInAt(browser(), 'yandex', 'Анна')).toBe(notice('provider_refused'));
    expect(await app.get(UsersService).findByProvider('yandex', '820002')).toBeNull();
  });

  it('end in a notice about a rejection or an outage, whatever they respond', async () => {
    const answers = [
      { provider: 'vk', path: '/oauth2/auth', status: 503, body: { error: 'server_error' }, code: 'unavailable' },
      { provider: 'vk', path: '/oauth2/auth', status: 200, body: { error: 'invalid_grant' }, code: 'refused' },
      { provider: 'vk', path: '/oauth2/auth', status: 400, body: { error: 'slow_down' }, code: 'refused' },
      { provider: 'vk', path: '/oauth2/user_info', status: 500, body: {}, code: 'unavailable' },
      { provider: 'vk', path: '/oauth2/user_info', status: 200, body: { error: 'invalid_token' }, code: 'refused' },
      { provider: 'yandex', path: '/token', status: 502, body: '<html></html>', code: 'unavailable' },
      { provider: 'yandex', path: '/token', status: 400, body: { error: 'invalid_grant' }, code: 'refused' },
      { provider: 'yandex', path: '/info', status: 401, body: {}, code: 'refused' },
      { provider: 'yandex', path: '/info', status: 200, body: '<html></html>', code: 'refused' },
    ] as const;
    const failures: unknown[] = [];
    for (const { provider, code, ...call } of answers) {
      providers.order(provider, call.path, { status: call.status, body: call.body });
      const end = await signInAt(browser(), provider, 'Анна');
      if (end !== notice(`provider_${code}`)) failures.push({ provider, ...call, end });
    }

    expect(failures).toEqual([]);
  });

  it('end in a notice when they are down', async () => {
    const down = await startProviders({ redirects });
    const other = await startApi({ PUBLIC_URL: origin, ...down.settings });
    const visits = await Promise.all(
      both.map(async (provider) => {
        const one = new TestBrowser(other);
        return { one, callback: await visitProvider(one, provider, 'Анна') };
      }),
    );
    await down.close();
    const locations = visits.map(async ({ one, callback }) => (await one.send('GET', callback)).headers.location);

    expect(await Promise.all(locations)).toEqual([notice('provider_unavailable'), notice('provider_unavailable')]);
    await other.close();
  });

  it('keep their tokens and secrets out of the user and its export', async () => {
    const one = browser();
    await signInAt(one, 'vk', 'Анна');
    await one.refresh();
    const file = (await one.send('GET', '/api/auth/account')).body;

    expect(file).toContain('710002');
    expect(file).not.toMatch(/token|verifier|secret/i);
  });

  it('have no button, and no address, while they are not configured', async () => {
    const other = await startApi();
    const one = new TestBrowser(other);
    const start = await one.send('POST', '/api/auth/providers/vk', { purpose: 'signIn' });

    expect((await one.send('GET', '/api/auth/providers')).json().data).toEqual([]);
    expect(start.json().code).toBe('provider_unset');
    await other.close();
  });
});
