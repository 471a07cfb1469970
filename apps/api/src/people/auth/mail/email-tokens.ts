import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { dayMs, hourMs } from '../../../kernel/time-units.ts';
import { LinkOutdated } from '../core/auth.errors.ts';
import { hashOf, newSecret } from '../core/secrets.ts';
import type { EmailPurpose } from './email-purpose.ts';
import { type EmailToken, EmailTokensRepository } from './email-tokens.repository.ts';

/** Period to confirm an address, after which its new account is removed. */
export const timeToConfirmMs = 3 * dayMs;
/** Period in which a confirmation signs in the registering browser. */
export const registrationLifeMs = dayMs;
const lifeMs: Record<EmailPurpose, number> = {
  confirm: timeToConfirmMs,
  registration: registrationLifeMs,
  reset: hourMs,
  signIn: hourMs,
};

/**
 * Secrets of emails that confirm an address, set a password or sign in, and of the cookie that signs in the browser of
 * a registration. They are stored hashed and work once.
 */
@Injectable()
export class EmailTokens {
  constructor(
    private readonly tokens: EmailTokensRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates a secret for an email to this address; returns it with its expiry. */
  async issue(purpose: EmailPurpose, userId: string, email: string): Promise<{ secret: string; expiresAt: Date }> {
    const secret = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + lifeMs[purpose]);
    await this.tokens.insert({ hash: hashOf(secret), purpose, userId, email, expiresAt });
    return { secret, expiresAt };
  }

  /** Throws LinkOutdated. */
  async check(purpose: EmailPurpose, secret: string): Promise<EmailToken> {
    const token = await this.tokens.find(hashOf(secret), purpose, this.clock.now());
    if (!token) throw new LinkOutdated();
    return token;
  }

  /** Consumes a secret and invalidates the user's others for the purpose. Throws LinkOutdated. */
  async use(purpose: EmailPurpose, secret: string, session: Session): Promise<EmailToken> {
    const now = this.clock.now();
    const token = await this.tokens.take(hashOf(secret), purpose, now, session);
    if (!token) throw new LinkOutdated();
    await this.tokens.useAll(token.userId, purpose, now, session);
    return token;
  }

  /**
   * Returns a secret that was used and has not expired, for a repeated request: proves only that its email was
   * received.
   */
  findUsed(purpose: EmailPurpose, secret: string): Promise<EmailToken | null> {
    return this.tokens.findUsed(hashOf(secret), purpose, this.clock.now());
  }

  /** Removes secrets that would still sign in or set a password after a password change. */
  async endWaysIn(userId: string, session: Session): Promise<void> {
    for (const purpose of ['registration', 'reset', 'signIn'] as const) {
      await this.tokens.removeAll(userId, session, purpose);
    }
  }

  endAll(userId: string, session: Session): Promise<void> {
    return this.tokens.removeAll(userId, session);
  }
}
