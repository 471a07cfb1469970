import { createHmac, randomUUID } from 'node:crypto';
import type { Accounts, GameAccount } from './accounts.ts';

/** Response of the sign-in host. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_expires_in: number;
  readonly token_type: 'bearer';
  readonly 'not-before-policy': 0;
  readonly session_state: string;
  readonly scope: '';
}

/** Account of the site. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface Tokens {
  /** Returns tokens for an email and password, or `null` if they are wrong. */
  signIn(username: string, password: string): TokenAnswer | null;
  /** Returns new tokens for a refresh token, which is used up; `null` if it is unknown, used or expired. */
  refresh(refreshToken: string): TokenAnswer | null;
  /** Whether an access token was issued here and has not expired. */
  isValid(accessToken: string): boolean;
  /** Returns the account of an access token. */
  accountOf(accessToken: string): GameAccount | null;
}

/**
 * Issues and checks tokens that look like the game's: three parts, readable claims. They are signed with the password
 * of their account, so that they survive a restart of the simulator, and end with the password.
 */
export function createTokens(accounts: Accounts, now: () => number, lifetimeSeconds: number): Tokens {
  const used = new Set<string>();

  function issue({ username, password, refreshSeconds }: GameAccount): TokenAnswer {
    const token = (typ: string, seconds: number) => jwt({ typ, ...claims(username, now(), seconds) }, password);
    return {
      access_token: token('Bearer', lifetimeSeconds),
      expires_in: lifetimeSeconds,
      refresh_token: token('Refresh', refreshSeconds),
      refresh_expires_in: refreshSeconds,
      token_type: 'bearer',
      'not-before-policy': 0,
      session_state: randomUUID(),
      scope: '',
    };
  }

  /** Returns the account of a token of this type; `null` for one that is forged, expired, or of a former password. */
  function holderOf(token: string, typ: 'Bearer' | 'Refresh'): GameAccount | null {
    const [, payload = ''] = token.split('.');
    const tokenClaims = claimsOf(payload);
    const account =
      tokenClaims?.typ === typ && tokenClaims.exp * 1000 > now() ? accounts.find(tokenClaims.email) : null;
    return account && signed(token, account.password) ? account : null;
  }

  return {
    signIn: (username, password) => {
      const account = accounts.find(username);
      return account && password === account.password ? issue(account) : null;
    },
    refresh: (refreshToken) => {
      const account = used.has(refreshToken) ? null : holderOf(refreshToken, 'Refresh');
      if (!account || account.refusesRefresh) return null;
      used.add(refreshToken);
      return issue(account);
    },
    isValid: (accessToken) => holderOf(accessToken, 'Bearer') !== null,
    accountOf: (accessToken) => holderOf(accessToken, 'Bearer'),
  };
}

function claims(username: string, now: number, lifetimeSeconds: number) {
  const issuedAt = Math.floor(now / 1000);
  return {
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    sub: '00000000-0000-4000-8000-0000000000b0',
    name: 'Otryv Bot',
    email: username,
  };
}

function claimsOf(payload: string): { typ: string; exp: number; email: string } | null {
  try {
    const tokenClaims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return { typ: String(tokenClaims.typ), exp: Number(tokenClaims.exp), email: String(tokenClaims.email) };
  } catch {
    return null;
  }
}

function jwt(payload: object, password: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
  return `${body}.${signatureOf(body, password)}`;
}

function signed(token: string, password: string): boolean {
  const end = token.lastIndexOf('.');
  return token.slice(end + 1) === signatureOf(token.slice(0, end), password);
}

function signatureOf(body: string, password: string): string {
  return createHmac('sha256', password).update(body).digest('base64url');
}
