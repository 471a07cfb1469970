import { randomUUID } from 'node:crypto';

const REFRESH_SECONDS = 691_200;

/** The answer of the sign-in host. */
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

/** The one account of the simulator: any e-mail address with this password. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface Tokens {
  /** Tokens for an e-mail and password, or `null` when they are wrong. */
  signIn(username: string, password: string): TokenAnswer | null;
  /** New tokens for a refresh token, which is used up; `null` when it is unknown, used or expired. */
  refresh(refreshToken: string): TokenAnswer | null;
  /** True for an access token that was issued here and has not expired. */
  isValid(accessToken: string): boolean;
}

/** Issues and checks tokens that look like the game's: three parts, readable claims, a signature nobody checks. */
export function createTokens(account: Account, now: () => number, lifetimeSeconds: number): Tokens {
  const access = new Map<string, number>();
  const refresh = new Map<string, { username: string; expiresAt: number }>();

  function issue(username: string): TokenAnswer {
    const accessToken = jwt({ typ: 'Bearer', ...claims(username, now(), lifetimeSeconds) });
    const refreshToken = jwt({ typ: 'Refresh', ...claims(username, now(), REFRESH_SECONDS) });
    access.set(accessToken, now() + lifetimeSeconds * 1000);
    refresh.set(refreshToken, { username, expiresAt: now() + REFRESH_SECONDS * 1000 });
    return {
      access_token: accessToken,
      expires_in: lifetimeSeconds,
      refresh_token: refreshToken,
      refresh_expires_in: REFRESH_SECONDS,
      token_type: 'bearer',
      'not-before-policy': 0,
      session_state: randomUUID(),
      scope: '',
    };
  }

  return {
    signIn: (username, password) => {
      const known = username === account.username || username.includes('@');
      return known && password === account.password ? issue(username) : null;
    },
    refresh: (refreshToken) => {
      const session = refresh.get(refreshToken);
      refresh.delete(refreshToken);
      return session && session.expiresAt > now() ? issue(session.username) : null;
    },
    isValid: (accessToken) => (access.get(accessToken) ?? 0) > now(),
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

function jwt(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(payload)}.${Buffer.from(randomUUID()).toString('base64url')}`;
}
