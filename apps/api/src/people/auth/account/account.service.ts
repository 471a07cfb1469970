import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Rights } from '../../../kernel/access/rights.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { MessagesService } from '../../messages/messages.service.ts';
import { GameIdsService } from '../../users/game-ids/game-ids.service.ts';
import { userExport } from '../../users/records/user-hooks.ts';
import { UsersService } from '../../users/users.service.ts';
import { OwnsOrganizer, UsernameWrong } from '../core/auth.errors.ts';
import { exportOfUser } from '../core/auth.limits.ts';
import { EmailTokens } from '../mail/email-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CredentialsService } from '../sign-in/credentials.service.ts';

/** Account export and deletion. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly hooks: Hooks,
    private readonly gameIds: GameIdsService,
    private readonly sessions: SessionsService,
    private readonly credentials: CredentialsService,
    private readonly emailTokens: EmailTokens,
    private readonly messages: MessagesService,
    private readonly rights: Rights,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
  ) {}

  /** Returns all stored data of a user, except the hashes of secrets. Throws TooManyAttempts. */
  async export({ userId, sessionId }: Identity): Promise<object> {
    await this.limits.count(exportOfUser, userId);
    const { passwordHash, ...user } = await this.users.requireById(userId, noTransaction);
    return {
      user: { ...user, hasPassword: passwordHash !== null },
      gameIds: await this.gameIds.list(userId),
      messages: await this.messages.list(userId),
      sessions: await this.sessions.list(userId, sessionId),
      rights: await this.rights.findByUser(userId),
      ...Object.assign({}, ...(await this.hooks.ask(userExport, { userId }))),
    };
  }

  /** Deletes the account. Throws PasswordWrong, UsernameWrong, OwnsOrganizer, LastAdmin, TooManyAttempts. */
  async delete({ userId }: Identity, username: string, password: string | undefined): Promise<void> {
    const user = await this.credentials.checkPassword(userId, password);
    if (user.username !== username) throw new UsernameWrong();
    const { organizerId } = await this.rights.findByUser(userId);
    if (organizerId !== null) throw new OwnsOrganizer();
    await this.transactions.run(async (transaction) => {
      await this.sessions.endAll(userId, { transaction });
      await this.emailTokens.endAll(userId, transaction);
      await this.users.delete(userId, transaction);
    });
  }
}
