import { describe, expect, it } from 'vitest';
import { createAccounts } from './accounts.ts';
import { createTokens } from './tokens.ts';

const account = { username: 'bot@otryv.example', password: 'pw' };

function atTime(lifetimeSeconds = 60) {
  const time = { now: 1_000_000 };
  const accounts = createAccounts(account);
  return { time, accounts, tokens: createTokens(accounts, () => time.now, lifetimeSeconds) };
}

describe('createTokens', () => {
  it('signs in any email address with the password of the account', () => {
    const { tokens } = atTime();

    expect(tokens.signIn('bot@otryv.example', 'pw')).not.toBeNull();
    expect(tokens.signIn('other@club.example', 'pw')).not.toBeNull();
    expect(tokens.signIn('no-address', 'pw')).toBeNull();
    expect(tokens.signIn('bot@otryv.example', 'wrong')).toBeNull();
  });

  it('expires an access token exactly after its lifetime', () => {
    const { tokens, time } = atTime(60);
    const token = tokens.signIn('a@b.example', 'pw')?.access_token ?? '';

    time.now += 59_999;
    expect(tokens.isValid(token)).toBe(true);

    time.now += 1;
    expect(tokens.isValid(token)).toBe(false);
    expect(tokens.isValid('made-up')).toBe(false);
  });

  it('issues new tokens for a refresh token once', () => {
    const { tokens } = atTime();
    const first = tokens.signIn('a@b.example', 'pw');

    const second = tokens.refresh(first?.refresh_token ?? '');

    expect(tokens.isValid(second?.access_token ?? '')).toBe(true);
    expect(second?.refresh_token).not.toBe(first?.refresh_token);
    expect(tokens.refresh(first?.refresh_token ?? '')).toBeNull();
    expect(tokens.refresh(second?.refresh_token ?? '')).not.toBeNull();
  });

  it('rejects a refresh token after its eight days', () => {
    const { tokens, time } = atTime();
    const answer = tokens.signIn('a@b.example', 'pw');

    time.now += 8 * 86_400_000;

    expect(tokens.refresh(answer?.refresh_token ?? '')).toBeNull();
  });

  it('writes readable claims into the token', () => {
    const { tokens } = atTime(60);
    const [, claims = ''] = (tokens.signIn('a@b.example', 'pw')?.access_token ?? '').split('.');

    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iat: 1000,
      exp: 1060,
      email: 'a@b.example',
    });
  });

  it('accepts the tokens of an earlier start, but no foreign signature', () => {
    const { tokens } = atTime();
    const given = tokens.signIn('os@club.example', 'pw')?.access_token ?? '';
    const [head, body] = given.split('.');

    const restarted = atTime().tokens;

    expect(restarted.isValid(given)).toBe(true);
    expect(restarted.isValid(`${head}.${body}.forged`)).toBe(false);
  });

  it('ends every token of an account with its password, and of no other', () => {
    const { tokens, accounts } = atTime();
    const own = tokens.signIn('os@club.example', 'pw');
    const other = tokens.signIn('krona@club.example', 'pw');

    accounts.change('os@club.example', { password: 'new' });

    expect(tokens.isValid(own?.access_token ?? '')).toBe(false);
    expect(tokens.refresh(own?.refresh_token ?? '')).toBeNull();
    expect(tokens.signIn('os@club.example', 'pw')).toBeNull();
    expect(tokens.signIn('os@club.example', 'new')).not.toBeNull();
    expect(tokens.isValid(other?.access_token ?? '')).toBe(true);
  });
});
