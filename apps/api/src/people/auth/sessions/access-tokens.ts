import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { CONFIG } from '../../../config.ts';
import { Clock } from '../../../kernel/clock.ts';
import { derivedKeys, type Keyring, type Keys, withAnyKey } from '../../../kernel/crypto/keyring.ts';
import { minuteSeconds, secondMs } from '../../../kernel/time-units.ts';

const algorithm = 'HS256';
const issuer = 'otryv';
const audience = 'otryv-api';
const lifeS = 15 * minuteSeconds;

const claims = z.object({ sub: z.string(), sid: z.string() });

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signed tokens of 15 minutes: they name a user and a session, and carry no permissions. */
@Injectable()
export class AccessTokens {
  private readonly keys: Keyring;

  constructor(
    @Inject(CONFIG) config: Keys,
    private readonly clock: Clock,
  ) {
    this.keys = derivedKeys(config, 'access-token');
  }

  sign({ userId, sessionId }: AccessClaims): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / secondMs);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + lifeS)
      .sign(this.keys[0]);
  }

  /** Returns the claims of a valid token; `null` if it is forged, of another algorithm or audience, or expired. */
  async verify(token: string): Promise<AccessClaims | null> {
    const options = { algorithms: [algorithm], issuer, audience, currentDate: this.clock.now() };
    const verified = await withAnyKey(this.keys, (key) => jwtVerify(token, key, options).catch(() => null));
    const { data } = claims.safeParse(verified?.payload);
    return data ? { userId: data.sub, sessionId: data.sid } : null;
  }
}
