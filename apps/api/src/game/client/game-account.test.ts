import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { type GameParts, gameParts } from '../../testing/game-parts.ts';
import { type StandIn, type StandInResponse, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';
import { GameSignInFailed, GameUnavailable, InvalidGameResponse } from './game.errors.ts';
import type { StoredTokens } from './game-token.repository.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-22T12:00:00Z');

describe('GameAccount', () => {
  let server: StandIn;
  let game: GameParts;

  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await game.close();
    await server.close();
  });

  async function start(
    response: (grant: string, turn: number) => StandInResponse,
    tokens: StoredTokens | null = null,
    password: string | null = 'pw',
  ) {
    server = await startStandIn(({ form }) => response(form.get('grant_type') ?? '', server.asked.length));
    game = gameParts(server.base, {}, tokens, password);
  }
  const grants = () => server.asked.map(({ form }) => form.get('grant_type'));
  const known = (accessFor: number, refreshFor: number): StoredTokens => ({
    access: 'old',
    refresh: 'refresh-old',
    accessExpiresAt: new Date(now + accessFor),
    refreshExpiresAt: new Date(now + refreshFor),
  });

  it('signs in with the account and client id the game expects, and stores the tokens', async () => {
    await start(() => tokenResponse('first'));

    expect(await game.account.getAccessToken()).toBe('first');
    expect(await game.account.getAccessToken()).toBe('first');
    expect(server.asked.map(({ form }) => Object.fromEntries(form))).toEqual([
      { client_id: 'Zwift_Mobile_Link', grant_type: 'password', username: 'bot@otryv.example', password: 'pw' },
    ]);
    expect(game.stored()?.refresh).toBe('refresh-first');
  });

  it('sends one request for tokens however many calls wait for it', async () => {
    await start(() => tokenResponse('first'));

    const tokens = await Promise.all(Array.from({ length: 20 }, () => game.account.getAccessToken()));

    expect(new Set(tokens)).toEqual(new Set(['first']));
    expect(server.asked).toHaveLength(1);
  });

  it('treats an access token as expired halfway through its lifetime', async () => {
    await start(() => tokenResponse('first', { expires_in: 7200 }));

    await game.account.getAccessToken();

    expect(game.stored()?.accessExpiresAt).toEqual(new Date(now + hour));
  });

  it('keeps a token with a lifetime of thousands of years for at most a month', async () => {
    await start(() => tokenResponse('first', { expires_in: 1_000_021_600 }));

    await game.account.getAccessToken();

    expect(game.stored()?.accessExpiresAt).toEqual(new Date(now + 30 * 24 * hour));
  });

  it('refreshes with the stored token when it expires, and stores the new ones', async () => {
    await start(() => tokenResponse('second'), known(-1, hour));

    expect(await game.account.getAccessToken()).toBe('second');
    expect(server.asked[0]?.form.get('refresh_token')).toBe('refresh-old');
    expect(game.stored()?.refresh).toBe('refresh-second');
  });

  it('does not use a refresh token in its last 30 seconds', async () => {
    await start(() => tokenResponse('second'), known(-1, 20_000));

    await game.account.getAccessToken();

    expect(grants()).toEqual(['password']);
  });

  it.each([400, 401, 500])('signs in once with the password when the refresh returns %d', async (status) => {
    await start((grant) => (grant === 'refresh_token' ? { status } : tokenResponse('third')), known(-1, hour));

    expect(await game.account.getAccessToken()).toBe('third');
    expect(grants()).toEqual(['refresh_token', 'password']);
  });

  it.each<{ label: string; response: StandInResponse }>([
    { label: 'a page of HTML', response: { text: '<html>Sign in</html>' } },
    { label: 'a redirect', response: { status: 303, headers: { location: '/sign-in' } } },
    { label: 'nothing', response: { text: '' } },
  ])('signs in with the password when the refresh returns $label', async ({ response }) => {
    await start((grant) => (grant === 'refresh_token' ? response : tokenResponse('third')), known(-1, hour));

    expect(await game.account.getAccessToken()).toBe('third');
    expect(grants()).toEqual(['refresh_token', 'password']);
  });

  it('does not send the password when the refresh is throttled', async () => {
    await start(() => ({ status: 429, headers: { 'retry-after': '5' } }), known(-1, hour));

    await expect(game.account.getAccessToken()).rejects.toThrow(GameUnavailable);
    expect(grants()).toEqual(['refresh_token']);
  });

  it('pauses after an unexpected response to a sign-in', async () => {
    await start(() => ({ text: '<html>' }));

    await expect(game.account.getAccessToken()).rejects.toThrow(InvalidGameResponse);
    await expect(game.account.getAccessToken()).rejects.toThrow(GameSignInFailed);
    expect(grants()).toEqual(['password']);
  });

  it('without a password is rejected only by 400, 401 and 403: everything else is an outage of the game', async () => {
    const responses: Record<string, StandInResponse> = {
      ...Object.fromEntries([400, 401, 403, 404, 429, 500, 502, 503].map((status) => [String(status), { status }])),
      redirect: { status: 302, headers: { location: '/maintenance' } },
      page: { text: '<html>' },
      nothing: { text: '' },
      'no tokens': { body: { error: 'busy' } },
      '401 with a page': { status: 401, text: '<html>' },
    };
    await start((_grant, turn) => Object.values(responses)[turn - 1] ?? {}, known(-1, hour), null);
    const refused: string[] = [];
    const others: unknown[] = [];
    for (const name of Object.keys(responses)) {
      const error: unknown = await game.account.getAccessToken().catch((thrown: unknown) => thrown);
      if (error instanceof GameSignInFailed) refused.push(name);
      else others.push(error);
    }

    expect(refused).toEqual(['400', '401', '403', '401 with a page']);
    expect(others).toEqual(others.map(() => expect.any(DomainError)));
    expect(new Set(grants())).toEqual(new Set(['refresh_token']));
  });

  it('treats a page in response to the password as unreadable', async () => {
    await start(() => ({ text: '<html>' }));

    await expect(game.account.getAccessToken()).rejects.toThrow(InvalidGameResponse);
  });

  it('fails with game_sign_in_failed when the password is rejected too, and does not retry immediately', async () => {
    await start(() => ({ status: 401 }), known(-1, hour));

    await expect(game.account.getAccessToken()).rejects.toThrow(GameSignInFailed);
    await expect(game.account.getAccessToken()).rejects.toThrow(GameSignInFailed);
    expect(grants().filter((grant) => grant === 'password')).toHaveLength(1);
  });

  it('never retries a sign-in the game could not answer', async () => {
    await start(() => ({ status: 500 }));

    await expect(game.client.fetchProfile(1)).rejects.toThrow(GameUnavailable);
    expect(grants()).toEqual(['password']);
  });

  it('replaces a rejected token once for all rejected calls', async () => {
    await start(() => tokenResponse('second'), known(hour, hour));
    const refused = await game.account.getAccessToken();

    const tokens = await Promise.all([game.account.replace(refused), game.account.replace(refused)]);

    expect([...tokens, await game.account.replace(refused)]).toEqual(['second', 'second', 'second']);
    expect(grants()).toEqual(['refresh_token']);
  });
});
