import { Inject, Injectable } from '@nestjs/common';
import type { LetterList, Subscription } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CONFIG, type Config } from '../../config.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { UsersService } from '../users/users.service.ts';
import { UnsubscribeLinkWrong } from './subscriptions.errors.ts';
import { type UnsubscribeClaims, UnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface UnsubscribeLinks {
  /** Confirmation page. */
  page: string;
  /** Address that mail programs call with one click. */
  oneClick: string;
}

/** Email subscriptions, which readers can end without signing in. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly tokens: UnsubscribeTokens,
    private readonly users: UsersService,
  ) {}

  /** Returns the unsubscribe links for an email list and a user. */
  async getLinksOf(userId: string, list: LetterList): Promise<UnsubscribeLinks> {
    const token = await this.tokens.sign({ userId, list });
    const link = (path: string) => new URL(path, this.config.PUBLIC_URL).href;
    return { page: link(this.getPageOf(token)), oneClick: link(`/api/unsubscribe/${token}`) };
  }

  getPageOf(token: string): string {
    return addressOf(addresses.unsubscribe, { token });
  }

  /** Returns the list of a token; off for a deleted account. Throws UnsubscribeLinkWrong. */
  async get(token: string): Promise<Subscription> {
    const { userId, list } = await this.claimsOf(token);
    const user = await this.users.findById(userId, noTransaction);
    return { list, isOn: user?.notifications[list] ?? false };
  }

  /** Unsubscribes from the list of a token, idempotently. Throws UnsubscribeLinkWrong. */
  async unsubscribe(token: string): Promise<void> {
    const { userId, list } = await this.claimsOf(token);
    await this.users.switchOff(userId, list);
  }

  private async claimsOf(token: string): Promise<UnsubscribeClaims> {
    const claims = await this.tokens.verify(token);
    if (!claims) throw new UnsubscribeLinkWrong();
    return claims;
  }
}
