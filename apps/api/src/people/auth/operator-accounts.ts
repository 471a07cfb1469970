import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@otryv/contract/messages';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import type { Session as Transaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { UserUnknown } from '../users/records/users.errors.ts';
import { UsersService } from '../users/users.service.ts';
import { clearSignInLimits } from './core/clear-sign-in-limits.ts';
import { Passwords } from './core/passwords.ts';
import { newSecret } from './core/secrets.ts';
import { EmailTokens } from './mail/email-tokens.ts';
import { SessionsService } from './sessions/sessions.service.ts';

const passwordCharacters = 20;

/** Account operations from the command line. Passwords are random and returned once. */
@Injectable()
export class OperatorAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly emailTokens: EmailTokens,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Adds an account with a confirmed address; returns its password. Throws UsernameTaken, EmailTaken. */
  async add(username: string, email: string): Promise<string> {
    const { password, passwordHash } = await this.newPassword();
    await this.transactions.run(async (transaction) => {
      const user = { username, email, passwordHash, isTemporaryName: false, externalAccounts: [] };
      const { id } = await this.users.create(user, transaction);
      await this.users.change(id, { emailConfirmed: true }, transaction);
      await this.record('user.add', id, transaction);
    });
    return password;
  }

  /** Adds an account that cannot sign in yet; returns its id. Throws UsernameTaken. */
  addWithoutPassword(username: string): Promise<string> {
    return this.transactions.run(async (transaction) => {
      const user = { username, email: null, passwordHash: null, isTemporaryName: false, externalAccounts: [] };
      const { id } = await this.users.create(user, transaction);
      await this.record('user.add', id, transaction);
      return id;
    });
  }

  /** Replaces the password of an account and ends its sessions; returns the new one. Throws UserUnknown. */
  async replacePassword(username: string): Promise<string> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new UserUnknown();
    const { password, passwordHash } = await this.newPassword();
    await this.transactions.run(async (transaction) => {
      await this.users.change(user.id, { passwordHash }, transaction);
      await this.sessions.endAll(user.id, { transaction });
      await this.emailTokens.endWaysIn(user.id, transaction);
      await this.record('user.password', user.id, transaction);
    });
    await clearSignInLimits(this.limits, user);
    return password;
  }

  private async newPassword(): Promise<{ password: string; passwordHash: string }> {
    const password = newSecret().slice(0, passwordCharacters);
    return { password, passwordHash: await this.passwords.hash(password, []) };
  }

  private record(action: AuditAction, id: string, transaction: Transaction): Promise<void> {
    return this.audit.write({ actorId: null, action, object: { kind: 'user', id } }, transaction);
  }
}
