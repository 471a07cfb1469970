import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './people.ts';

const codeLifeMs = 10 * 60_000;

/** Request of a browser, and the person who agreed. */
export interface Grant {
  person: Person;
  redirectUri: string;
  /** S256 challenge of PKCE; `null` without. */
  challenge: string | null;
  scope: string;
  /** VK's id of the browser. */
  deviceId: string;
}

/** Codes, each valid once and for ten minutes, and access tokens. */
export interface Grants {
  issueCode(grant: Grant): string;
  /** Uses a code up; returns `null` for one that is unknown, used or expired. */
  takeCode(code: string): Grant | null;
  issueToken(grant: Grant): string;
  byToken(token: string): Grant | null;
}

export function createGrants(now: () => number): Grants {
  const codes = new Map<string, { grant: Grant; expiresAt: number }>();
  const tokens = new Map<string, Grant>();
  return {
    issueCode: (grant) => {
      const code = newSecret();
      codes.set(code, { grant, expiresAt: now() + codeLifeMs });
      return code;
    },
    takeCode: (code) => {
      const known = codes.get(code);
      codes.delete(code);
      return known && known.expiresAt > now() ? known.grant : null;
    },
    issueToken: (grant) => {
      const token = newSecret();
      tokens.set(token, grant);
      return token;
    },
    byToken: (token) => tokens.get(token) ?? null,
  };
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a verifier of PKCE matches a challenge. */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  const isVerifier = /^[\w.~-]{43,128}$/.test(verifier);
  return isVerifier && createHash('sha256').update(verifier).digest('base64url') === challenge;
}
