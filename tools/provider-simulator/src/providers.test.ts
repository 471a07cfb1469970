import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Providers, startProviders } from './providers.ts';

const redirects = { vk: 'http://localhost:3000/api/auth/callback/vk', yandex: 'http://localhost:3000/y' };
interface Body {
  error?: string;
  access_token: string;
  id_token: string;
  user: object;
}

const minuteMs = 60_000;

describe('the stand-in providers', () => {
  let providers: Providers;
  let now = 0;
  beforeAll(async () => {
    providers = await startProviders({ redirects, clock: () => now });
  });
  beforeEach(() => {
    now = 0;
  });
  afterAll(() => providers.close());

  const base = (provider: 'vk' | 'yandex') => providers.settings[provider === 'vk' ? 'VK_URL' : 'YANDEX_URL'];
  const attempt = (provider: 'vk' | 'yandex', changes: Record<string, string> = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const settings = providers.settings;
    const query = new URLSearchParams({
      response_type: 'code',
      scope: 'vkid.personal_info email',
      state: 's'.repeat(40),
      client_id: provider === 'vk' ? settings.VK_CLIENT_ID : settings.YANDEX_CLIENT_ID,
      redirect_uri: redirects[provider],
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
    return { verifier, url: `${base(provider)}/authorize?${query.toString()}` };
  };
  const decide = async (url: string, decision: string) => {
    const { headers } = await fetch(`${url}&decision=${decision}`, { redirect: 'manual' });
    return new URL(headers.get('location') ?? 'about:blank').searchParams;
  };
  const post = async (url: string, fields: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields }), headers });
    const body: Body = JSON.parse(await response.text());
    return { status: response.status, body };
  };

  describe('VK ID', () => {
    const exchange = async (changes: Record<string, string> = {}) => {
      const { url, verifier } = attempt('vk');
      const callback = await decide(url, '710001');
      const fields = {
        grant_type: 'authorization_code',
        client_id: providers.settings.VK_CLIENT_ID,
        code_verifier: verifier,
        code: callback.get('code') ?? '',
        device_id: callback.get('device_id') ?? '',
        redirect_uri: redirects.vk,
        state: 'fresh',
        ...changes,
      };
      return { fields, ...(await post(`${base('vk')}/oauth2/auth`, fields)) };
    };
    const userOf = async (access_token: string) =>
      (await post(`${base('vk')}/oauth2/user_info`, { client_id: providers.settings.VK_CLIENT_ID, access_token })).body;

    it('shows both people and an option to deny access, without a script', async () => {
      const page = await (await fetch(attempt('vk').url)).text();

      expect(page).toContain('Лев Подветренный');
      expect(page).toContain('Анна Тихоходова');
      expect(page).toContain('Отказаться');
      expect(page).not.toContain('<script');
    });

    it('returns a numeric user id with the tokens, and a text one with the user', async () => {
      const { body } = await exchange();
      const { user } = await userOf(body.access_token);

      expect(body).toMatchObject({ user_id: 710001, token_type: 'Bearer', state: 'fresh', expires_in: 3600 });
      expect(JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString())).not.toHaveProperty(
        'aud',
      );
      expect(user).toMatchObject({ user_id: '710001', email: 'lev@demo.example', sex: 2, birthday: '14.03.1990' });
    });

    it('returns an email address only on request', async () => {
      const { url, verifier } = attempt('vk', { scope: 'vkid.personal_info' });
      const callback = await decide(url, '710001');
      const { body } = await post(`${base('vk')}/oauth2/auth`, {
        grant_type: 'authorization_code',
        client_id: providers.settings.VK_CLIENT_ID,
        code_verifier: verifier,
        code: callback.get('code'),
        device_id: callback.get('device_id'),
        redirect_uri: redirects.vk,
      });

      expect((await userOf(body.access_token)).user).not.toHaveProperty('email');
    });

    const forged: { what: string; changes: Record<string, string>; error: string }[] = [
      { what: 'the device of another browser', changes: { device_id: 'other' }, error: 'invalid_request' },
      { what: 'another verifier', changes: { code_verifier: 'v'.repeat(43) }, error: 'invalid_request' },
      { what: 'another way back', changes: { redirect_uri: redirects.yandex }, error: 'invalid_request' },
      { what: 'a made-up code', changes: { code: 'x' }, error: 'invalid_grant' },
      { what: 'another application', changes: { client_id: '1' }, error: 'invalid_client' },
    ];
    it.each(forged)('rejects $what, with status 200', async ({ changes, error }) => {
      const { status, body } = await exchange(changes);

      expect([status, body.error]).toEqual([200, error]);
    });

    it('accepts a code once', async () => {
      const { fields } = await exchange();

      expect((await post(`${base('vk')}/oauth2/auth`, fields)).body.error).toBe('invalid_grant');
    });

    it.each([
      ['redirect_uri', 'https://thief.example'],
      ['state', 'short'],
      ['code_challenge', ''],
    ])('shows no page for the %s «%s»', async (name, value) => {
      expect((await fetch(attempt('vk', { [name]: value }).url)).status).toBe(400);
    });

    it('redirects back with a denied access', async () => {
      expect(Object.fromEntries(await decide(attempt('vk').url, 'refuse'))).toMatchObject({ error: 'access_denied' });
    });
  });

  describe('Yandex ID', () => {
    const basic = (secret = providers.settings.YANDEX_CLIENT_SECRET) => ({
      authorization: `Basic ${Buffer.from(`${providers.settings.YANDEX_CLIENT_ID}:${secret}`).toString('base64')}`,
    });
    const exchange = async (wait = 0, secret?: string) => {
      const { url, verifier } = attempt('yandex', { redirect_uri: 'https://not-registered.example' });
      const code = (await decide(url, '820001')).get('code') ?? '';
      now += wait;
      const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
      return post(`${base('yandex')}/token`, fields, basic(secret));
    };

    it('returns tokens for a code, and the user for a token', async () => {
      const { body } = await exchange();
      const headers = { authorization: `OAuth ${body.access_token}` };
      const user = await (await fetch(`${base('yandex')}/info?format=json`, { headers })).json();

      expect(body).toMatchObject({ token_type: 'bearer' });
      expect(user).toMatchObject({ id: '820001', client_id: 'otryv-demo', default_email: 'Lev@Demo.example' });
    });

    it('rejects a wrong secret and a ten-minute-old code', async () => {
      expect(await exchange(0, 'guess')).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
      expect(await exchange(10 * minuteMs)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    });

    it('rejects a token it has not issued', async () => {
      const headers = { authorization: 'OAuth made-up' };

      expect((await fetch(`${base('yandex')}/info`, { headers })).status).toBe(401);
    });
  });
});
