import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANCHOR, passwordGrant, type SignedIn, signedIn } from '../testing/signedIn.ts';

let game: SignedIn;
beforeAll(async () => {
  game = await signedIn({ tokenLifetimeSeconds: 300 });
});
afterAll(() => game.simulator.close());

describe('sign-in', () => {
  it('returns tokens and their lifetimes for the password grant', async () => {
    const { status, body } = await game.token(passwordGrant);

    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 300, refresh_expires_in: 691_200, token_type: 'bearer' });
  });

  it.each([
    { title: 'a wrong password', fields: { ...passwordGrant, password: 'no' }, status: 401, error: 'invalid_grant' },
    { title: 'no client', fields: { ...passwordGrant, client_id: '' }, status: 400, error: 'invalid_client' },
    {
      title: 'an unknown grant',
      fields: { ...passwordGrant, grant_type: 'magic' },
      status: 400,
      error: 'unsupported_grant_type',
    },
    {
      title: 'a made-up refresh token',
      fields: { client_id: 'x', grant_type: 'refresh_token', refresh_token: 'x' },
      status: 401,
      error: 'invalid_grant',
    },
  ])('rejects $title', async ({ fields, status, error }) => {
    const answer = await game.token(fields);

    expect(answer.status).toBe(status);
    expect(answer.body.error).toBe(error);
  });

  it('accepts a refresh token once', async () => {
    const { body } = await game.token(passwordGrant);
    const refresh = { client_id: 'x', grant_type: 'refresh_token', refresh_token: String(body.refresh_token) };

    expect((await game.token(refresh)).status).toBe(200);
    expect((await game.token(refresh)).status).toBe(401);
  });
});

describe('the gate', () => {
  const ask = (headers: Record<string, string>, path = 'profiles/1000001') =>
    fetch(`${game.simulator.apiUrl}${path}`, { headers }).then(({ status }) => status);

  it('returns 406 without Accept: application/json and 401 without a token', async () => {
    expect(await ask({ accept: '*/*' })).toBe(406);
    expect(await ask({ accept: 'application/json' })).toBe(401);
    expect(await ask({ accept: 'application/json', authorization: 'Bearer made-up' })).toBe(401);
  });

  it('shows the public list without a token', async () => {
    expect(await ask({ accept: 'application/json' }, 'public/events/upcoming')).toBe(200);
  });

  it('rejects an expired access token', async () => {
    expect((await game.get('profiles/1000001')).status).toBe(200);

    await game.control('POST', 'clock', { offsetMs: 300_000 });
    const expired = await game.get('profiles/1000001');
    await game.control('POST', 'clock', { now: ANCHOR.toISOString() });

    expect(expired.status).toBe(401);
    expect((await game.get('profiles/1000001')).status).toBe(200);
  });
});
