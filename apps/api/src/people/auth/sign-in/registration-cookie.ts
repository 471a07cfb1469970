import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { LinkOutdated } from '../core/auth.errors.ts';
import { hostCookie } from '../core/host-cookie.ts';
import { newSecret } from '../core/secrets.ts';
import { EmailTokens, registrationLifeMs } from '../mail/email-tokens.ts';

const maxAgeS = registrationLifeMs / 1000;

/**
 * Remembers the browser in which an account was registered: it is signed in once the address is confirmed, within a
 * day.
 */
@Injectable()
export class RegistrationCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
    private readonly tokens: EmailTokens,
    private readonly transactions: Transactions,
  ) {
    ({ isSecure: this.isSecure, name: this.name } = hostCookie(config, 'registration'));
  }

  /** Sets the cookie. Without an account it is indistinguishable, so that it reveals no known address. */
  async set(client: RequestClient, user: { id: string; email: string } | null): Promise<void> {
    const secret = user ? (await this.tokens.issue('registration', user.id, user.email)).secret : newSecret();
    client.setCookie(this.name, secret, { maxAgeS, httpOnly: true, isSecure: this.isSecure });
  }

  /** Returns the id of the user registered in this browser; `null` without one, and once they were signed in. */
  async findUserOf(client: RequestClient): Promise<string | null> {
    const secret = client.findCookie(this.name);
    if (secret === null) return null;
    try {
      return (await this.tokens.check('registration', secret)).userId;
    } catch (error) {
      if (error instanceof LinkOutdated) return null;
      throw error;
    }
  }

  /** Returns whether this user was registered in this browser; `true` once. */
  async take(client: RequestClient, userId: string): Promise<boolean> {
    const secret = client.findCookie(this.name);
    if (secret === null || !(await this.use(secret, userId))) return false;
    client.clearCookie(this.name, this.isSecure);
    return true;
  }

  private async use(secret: string, userId: string): Promise<boolean> {
    try {
      await this.transactions.run(async (session) => {
        const token = await this.tokens.use('registration', secret, session);
        // The email of one account does not sign in to another, which keeps its cookie.
        if (token.userId !== userId) throw new LinkOutdated();
      });
    } catch (error) {
      if (error instanceof LinkOutdated) return false;
      throw error;
    }
    return true;
  }
}
