import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { noTransaction, type Session as Transaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import type { RequestClient } from '../../../kernel/http/requests/request-client.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { mailKeyOf } from '../../users/records/mail-key.ts';
import type { UserChanges } from '../../users/records/user.ts';
import { type User, UsersService } from '../../users/users.service.ts';
import { PasswordWrong } from '../core/auth.errors.ts';
import { emailOfNetwork, emailToMailbox, passwordOfUser } from '../core/auth.limits.ts';
import { clearSignInLimits } from '../core/clear-sign-in-limits.ts';
import { deviceOf } from '../core/device.ts';
import { Passwords } from '../core/passwords.ts';
import { newSecret } from '../core/secrets.ts';
import { steady } from '../core/steady.ts';
import { accountEmail } from '../mail/auth.jobs.ts';
import { requireMailbox } from '../mail/email-mailbox.ts';
import { EmailTokens } from '../mail/email-tokens.ts';
import { type Place, SessionsService } from '../sessions/sessions.service.ts';
import { KnownDevices } from './known-devices.ts';

/** Password and address changes. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly emailTokens: EmailTokens,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Sends an email if the address has an account. Does not reveal whether it has. Throws TooManyAttempts. */
  async requestReset(email: string, { network, userAgent }: Place): Promise<void> {
    await this.limits.count(emailOfNetwork, network);
    await this.limits.count(emailToMailbox, mailKeyOf(email));
    const device = deviceOf(userAgent);
    await steady(() => this.jobs.enqueue(accountEmail, { kind: 'reset', userId: null, email, device }));
  }

  /** Throws LinkOutdated. */
  async checkReset(secret: string): Promise<void> {
    await this.ownerOfReset(secret);
  }

  /**
   * Sets a password with the secret of an email, ends every session and remembers this device. Throws LinkOutdated,
   * PasswordTooCommon.
   */
  async resetPassword(token: string, password: string, client: RequestClient): Promise<void> {
    const { username, email: ownEmail } = await this.ownerOfReset(token);
    const passwordHash = await this.passwords.hash(password, [username, ownEmail]);
    const user = await this.transactions.run(async (transaction) => {
      const { userId, email } = await this.emailTokens.use('reset', token, transaction);
      const owner = await this.users.requireById(userId, transaction);
      requireMailbox(owner, email);
      await this.sessions.endAll(userId, { transaction });
      const { emailConfirmed } = owner;
      // A never-confirmed address may have been entered by a stranger, whose other sign-in methods are revoked here.
      const externalAccounts = emailConfirmed ? {} : { externalAccounts: [] };
      return this.setHash(userId, { passwordHash, emailConfirmed: true, ...externalAccounts }, transaction);
    });
    await this.afterChange(user, newSecret(), client);
  }

  /** Changes the password and ends every other session. Throws PasswordWrong, PasswordTooCommon, TooManyAttempts. */
  async changePassword(
    { userId, sessionId }: Identity,
    password: string | undefined,
    next: string,
    client: RequestClient,
  ): Promise<void> {
    const user = await this.checkPassword(userId, password);
    const passwordHash = await this.passwords.hash(next, [user.username, user.email]);
    const changed = await this.transactions.run(async (transaction) => {
      await this.sessions.endAll(userId, { but: sessionId, transaction });
      return this.setHash(userId, { passwordHash }, transaction);
    });
    await this.afterChange(changed, sessionId, client);
  }

  /**
   * Sends an email to the new address; the account keeps the old one until the new one is confirmed. Throws
   * PasswordWrong, TooManyAttempts.
   */
  async changeEmail(userId: string, email: string, password: string | undefined, network: string): Promise<void> {
    await this.checkPassword(userId, password);
    await this.limits.count(emailOfNetwork, network);
    await this.limits.count(emailToMailbox, mailKeyOf(email));
    await this.transactions.run((transaction) => this.users.change(userId, { emailPending: email }, transaction));
    await this.jobs.enqueue(accountEmail, { kind: 'confirm', userId, email, device: '' });
  }

  /**
   * Returns the user if the password is theirs; an account without one always fails. Throws PasswordWrong,
   * TooManyAttempts.
   */
  async checkPassword(userId: string, password: string | undefined): Promise<User> {
    const user = await this.users.requireById(userId, noTransaction);
    if (user.passwordHash === null) return user;
    await this.limits.count(passwordOfUser, userId);
    if (!(await this.passwords.matches(password ?? '', user.passwordHash))) throw new PasswordWrong();
    await this.limits.refund(passwordOfUser, userId);
    return user;
  }

  /** Throws LinkOutdated. */
  private async ownerOfReset(secret: string): Promise<User> {
    const { userId, email } = await this.emailTokens.check('reset', secret);
    const owner = await this.users.findById(userId, noTransaction);
    requireMailbox(owner, email);
    return owner;
  }

  private async setHash(
    userId: string,
    changes: Pick<UserChanges, 'passwordHash' | 'emailConfirmed' | 'externalAccounts'>,
    transaction: Transaction,
  ): Promise<User> {
    // Someone with the former password may have requested another address.
    const user = await this.users.change(userId, { ...changes, emailPending: null }, transaction);
    await this.emailTokens.endWaysIn(userId, transaction);
    await this.audit.write(
      { actorId: userId, action: 'user.password', object: { kind: 'user', id: userId } },
      transaction,
    );
    return user;
  }

  /** Clears the limits of the former password, and emails the owner about the change. */
  private async afterChange(user: User, deviceId: string, client: RequestClient): Promise<void> {
    this.devices.remember(client, user, deviceId);
    await clearSignInLimits(this.limits, user);
    const { id, email } = user;
    if (email) await this.jobs.enqueue(accountEmail, { kind: 'passwordChanged', userId: id, email, device: '' });
  }
}
