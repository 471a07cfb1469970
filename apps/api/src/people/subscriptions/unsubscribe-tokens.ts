import { Inject, Injectable } from '@nestjs/common';
import type { LetterList } from '@otryv/contract';
import { letterList } from '@otryv/contract/schemas';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { CONFIG } from '../../config.ts';
import { derivedKeys, type Keyring, type Keys, withAnyKey } from '../../kernel/crypto/keyring.ts';

const algorithm = 'HS256';
const audience = 'unsubscribe';

const claims = z.object({ sub: z.string().check(z.regex(/^[0-9a-f]{24}$/)), list: letterList });

export interface UnsubscribeClaims {
  userId: string;
  list: LetterList;
}

/** Signed tokens in emails: they only unsubscribe, and work for as long as the email is kept. */
@Injectable()
export class UnsubscribeTokens {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Keys) {
    this.keys = derivedKeys(config, audience);
  }

  sign({ userId, list }: UnsubscribeClaims): Promise<string> {
    return new SignJWT({ list })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(userId)
      .setAudience(audience)
      .sign(this.keys[0]);
  }

  /** Returns the claims of a valid token; `null` if it is forged, or of another algorithm or audience. */
  async verify(token: string): Promise<UnsubscribeClaims | null> {
    const options = { algorithms: [algorithm], audience };
    const verified = await withAnyKey(this.keys, (key) => jwtVerify(token, key, options).catch(() => null));
    const { data } = claims.safeParse(verified?.payload);
    return data ? { userId: data.sub, list: data.list } : null;
  }
}
