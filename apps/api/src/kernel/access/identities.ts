import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';

type Resolve = (token: string) => Promise<Identity | null>;

/** Resolves access tokens to identities; accounts register the lookup. */
@Injectable()
export class Identities {
  private resolve: Resolve = () => Promise.resolve(null);

  resolveWith(resolve: Resolve): void {
    this.resolve = resolve;
  }

  /** Returns the holder of an access token; `null` if it is forged, expired or revoked. */
  findByToken(token: string): Promise<Identity | null> {
    return this.resolve(token);
  }
}
