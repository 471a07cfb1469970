import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RegistrationBody } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { isRepeat } from '../../../kernel/repeats.ts';
import { isSameMailbox, mailKeyOf } from '../../users/records/mail-key.ts';
import { EmailTaken, UsernameTaken } from '../../users/records/users.errors.ts';
import { UsersService } from '../../users/users.service.ts';
import { EmailConfirmed, EmailMissing, LinkOutdated } from '../core/auth.errors.ts';
import { emailOfNetwork, emailToMailbox, registrationOfNetwork } from '../core/auth.limits.ts';
import { Passwords } from '../core/passwords.ts';
import { steady } from '../core/steady.ts';
import { type AccountEmail, accountEmail } from '../mail/auth.jobs.ts';
import { EmailTokens, timeToConfirmMs } from '../mail/email-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { RegistrationCookie } from './registration-cookie.ts';

/** Owner of a confirmed address, by which they sign in. */
interface Confirmed {
  userId: string;
  email: string;
  /** Whether the link had confirmed the address before; its response may have been lost. */
  isRepeat: boolean;
}

/** Registration, from an empty form to a confirmed address. */
@Injectable()
export class RegistrationService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly emailTokens: EmailTokens,
    private readonly cookie: RegistrationCookie,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 day', 'accounts.remove-unconfirmed', () => this.removeUnconfirmed());
  }

  /**
   * Registers an account with a pending address. For a known address the outcome is the same, and its owner is informed
   * by email. Throws UsernameTaken, PasswordTooCommon, TooManyAttempts.
   */
  async register({ username, email, password }: RegistrationBody, client: RequestClient): Promise<void> {
    await this.limits.count(registrationOfNetwork, client.network);
    await steady(async () => {
      const passwordHash = await this.passwords.hash(password, [username, email]);
      if (await this.users.findByUsername(username)) throw new UsernameTaken();
      const confirmBy = new Date(this.clock.now().getTime() + timeToConfirmMs);
      const user = { username, email, passwordHash, confirmBy, isTemporaryName: false, externalAccounts: [] };
      const created = await this.transactions
        .run((session) => this.users.create(user, session))
        .catch((error: unknown) => {
          if (error instanceof EmailTaken) return null;
          throw error;
        });
      await this.cookie.set(client, created && { id: created.id, email });
      await this.send(created ? 'confirm' : 'known', created?.id ?? null, email);
    });
  }

  /**
   * Confirms the address that the email went to; informs the former one. Returns its owner. A request repeated within
   * minutes changes nothing. Throws LinkOutdated; EmailConfirmed for an older link that has confirmed the
   * account's current address.
   */
  async confirm(token: string): Promise<Confirmed> {
    try {
      return (await this.justConfirmed(token)) ?? (await this.confirmFirst(token));
    } catch (error) {
      // The other of two concurrent requests was faster.
      const confirmed = error instanceof LinkOutdated ? await this.justConfirmed(token) : null;
      if (!confirmed) throw error;
      return confirmed;
    }
  }

  private async confirmFirst(token: string): Promise<Confirmed> {
    const { id, email, emailConfirmed, confirmed } = await this.transactions.run(async (session) => {
      const { userId, email: address } = await this.emailTokens.use('confirm', token, session);
      const user = await this.users.requireById(userId, session);
      if (!isOneOf([user.email, user.emailPending], address)) throw new LinkOutdated();
      await this.users.confirmEmail(user, address, session).catch((error: unknown) => {
        // Another account has confirmed the same address first.
        throw error instanceof EmailTaken ? new LinkOutdated() : error;
      });
      return { ...user, email: isOneOf([user.email], address) ? null : user.email, confirmed: address };
    });
    if (email && emailConfirmed) await this.jobs.enqueue(accountEmail, emailOf('emailChanged', id, email));
    return { userId: id, email: confirmed, isRepeat: false };
  }

  /** Resends the confirmation email. Throws EmailConfirmed, EmailMissing, TooManyAttempts. */
  async sendAgain(userId: string, network: string): Promise<void> {
    const user = await this.users.requireById(userId, noTransaction);
    const email = user.emailPending ?? user.email;
    if (email === null) throw new EmailMissing();
    if (user.emailConfirmed && user.emailPending === null) throw new EmailConfirmed();
    await this.limits.count(emailOfNetwork, network);
    await this.limits.count(emailToMailbox, mailKeyOf(email));
    await this.jobs.enqueue(accountEmail, emailOf('confirm', userId, email));
  }

  /**
   * Resends the confirmation email of the account registered in this browser. Without one the outcome is the same, as
   * after the registration of a known address. Throws TooManyAttempts.
   */
  async sendAgainToGuest(client: RequestClient): Promise<void> {
    await this.limits.count(emailOfNetwork, client.network);
    await steady(async () => {
      const userId = await this.cookie.findUserOf(client);
      const user = userId === null ? null : await this.users.findById(userId, noTransaction);
      if (user?.email && !user.emailConfirmed) await this.send('confirm', user.id, user.email);
    });
  }

  /** Removes every account whose address was not confirmed in time. */
  async removeUnconfirmed(): Promise<void> {
    let overdue = await this.users.listUnconfirmed();
    while (overdue.length > 0) {
      for (const userId of overdue) await this.remove(userId);
      overdue = await this.users.listUnconfirmed();
    }
  }

  /**
   * Returns the owner of a recently used link; `null` for any other link. Throws EmailConfirmed for one that confirmed
   * the account's address longer ago.
   */
  private async justConfirmed(token: string): Promise<Confirmed | null> {
    const used = await this.emailTokens.findUsed('confirm', token);
    const user = used && (await this.users.findById(used.userId, noTransaction));
    if (!used?.usedAt || !user?.emailConfirmed || !isOneOf([user.email], used.email)) return null;
    if (!isRepeat(used.usedAt, this.clock.now())) throw new EmailConfirmed();
    return { userId: used.userId, email: used.email, isRepeat: true };
  }

  private remove(userId: string): Promise<void> {
    return this.transactions.run(async (session) => {
      // It may have been confirmed since it was listed.
      if (!(await this.users.deleteUnconfirmed(userId, session))) return;
      await this.emailTokens.endAll(userId, session);
      await this.sessions.endAll(userId, { transaction: session });
    });
  }

  // The response stays the same for a mailbox that gets too many emails.
  private async send(kind: 'confirm' | 'known', userId: string | null, email: string): Promise<void> {
    const isAllowed = await this.limits.count(emailToMailbox, mailKeyOf(email)).then(
      () => true,
      () => false,
    );
    if (isAllowed) await this.jobs.enqueue(accountEmail, emailOf(kind, userId, email));
  }
}

function emailOf(kind: AccountEmail['kind'], userId: string | null, email: string): AccountEmail {
  return { kind, userId, email, device: '' };
}

function isOneOf(addresses: readonly (string | null)[], address: string): boolean {
  return addresses.some((one) => isSameMailbox(one, address));
}
