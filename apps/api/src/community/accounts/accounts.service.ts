import { Injectable } from '@nestjs/common';
import type { AdminUser, AdminUsers, AdminUsersQuery, DeviceSession, Identity } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { AuditAction } from '@otryv/contract/messages';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { SessionsService } from '../../people/auth/sessions/sessions.service.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { RidersService } from '../../people/riders/riders.service.ts';
import { AccountListService } from '../../people/users/account-list.service.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { type Role, type User, UsersService } from '../../people/users/users.service.ts';
import { BansService } from '../bans/bans.service.ts';
import { toAdminUser } from './account.mapper.ts';
import { ru } from './service-messages.ru.ts';

const noIds = { main: null, additional: [] };
/** Page linked from the message about a new role. */
const pageOfRole = {
  admin: addressOf(addresses.adminUsers),
  moderator: addressOf(addresses.logActions),
  user: addressOf(addresses.home),
} satisfies Record<Role, string>;

/** Accounts in the form administrators see and change. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly list: AccountListService,
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
    private readonly riders: RidersService,
    private readonly bans: BansService,
    private readonly clubs: ClubsService,
    private readonly sessions: SessionsService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async listPage(query: AdminUsersQuery): Promise<AdminUsers> {
    const [{ users, total }, counts] = await Promise.all([
      this.list.listPage(query),
      this.list.getCounts(query.search),
    ]);
    const quantityPages = Math.ceil(total / query.docsOnPage);
    return { data: await this.completeAll(users), quantityPages, quantityUsers: total, counts };
  }

  /** Throws UserUnknown. */
  async get(id: string): Promise<AdminUser> {
    const [account] = await this.completeAll([await this.users.requireById(id, noTransaction)]);
    if (!account) throw new Error('An account has no answer.');
    return account;
  }

  /** Changes a role, ends the sessions of its account and notifies its user. Throws UserUnknown, LastAdmin. */
  async setRole({ userId }: Identity, id: string, role: Role): Promise<AdminUser> {
    await this.transactions.run(async (session) => {
      const former = await this.list.setRole(id, role, userId, session);
      await this.sessions.endAll(id, { transaction: session });
      const message = {
        type: 'system' as const,
        title: ru.roleTitle,
        text: ru.role(role),
        entityUrl: pageOfRole[role],
      };
      if (former !== role) await this.messages.write({ userIds: [id], by: userId, ...message }, session);
    });
    return this.get(id);
  }

  /** Throws UserUnknown. */
  async listSessionsOf({ sessionId }: Identity, id: string): Promise<DeviceSession[]> {
    await this.users.requireById(id, noTransaction);
    return this.sessions.list(id, sessionId);
  }

  /** Throws UserUnknown, SessionNotFound. */
  async endSession({ userId }: Identity, id: string, sessionId: string): Promise<void> {
    await this.users.requireById(id, noTransaction);
    await this.transactions.run(async (session) => {
      await this.sessions.end(id, sessionId, session);
      await this.record(userId, 'user.session.end', id, session);
    });
  }

  /** Ends every session of an account, except the caller's own. Throws UserUnknown. */
  async endSessions({ userId, sessionId }: Identity, id: string): Promise<void> {
    await this.users.requireById(id, noTransaction);
    await this.transactions.run(async (session) => {
      await this.sessions.endAll(id, { but: sessionId, transaction: session });
      await this.record(userId, 'user.sessions.end', id, session);
    });
  }

  private async completeAll(users: readonly User[]): Promise<AdminUser[]> {
    const ids = users.map(({ id }) => id);
    const [linked, sessions, clubs] = await Promise.all([
      this.gameIds.listLinkedIdsOf(ids),
      this.sessions.countByUsers(ids),
      this.clubs.listByModerators(ids),
    ]);
    const zwiftIds = [...linked.values()].flatMap(({ main, additional }) => [...(main ? [main] : []), ...additional]);
    const numbers = zwiftIds.map(({ zwiftId }) => zwiftId);
    const [riders, banned] = await Promise.all([
      this.riders.listByIds(numbers, noTransaction),
      this.bans.listBannedAmong(numbers),
    ]);
    return users.map((user) => {
      const own = linked.get(user.id) ?? noIds;
      return toAdminUser(user, {
        linked: own,
        rider: riders.get(own.main?.zwiftId ?? 0) ?? null,
        isBanned: [own.main, ...own.additional].some((one) => one !== null && banned.has(one.zwiftId)),
        sessions: sessions.get(user.id) ?? 0,
        clubs: clubs.get(user.id) ?? [],
      });
    });
  }

  private record(actorId: string, action: AuditAction, id: string, session: Session): Promise<void> {
    return this.audit.write({ actorId, action, object: { kind: 'user', id } }, session);
  }
}
