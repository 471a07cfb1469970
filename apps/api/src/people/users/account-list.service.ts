import { Injectable } from '@nestjs/common';
import type { AdminUsersQuery } from '@otryv/contract';
import type { Session } from '../../kernel/database/session.ts';
import { type AccountCounts, AccountListRepository } from './records/account-list.repository.ts';
import { type Role, type User, UsersService } from './users.service.ts';

/** Account search and changes by administrators. */
@Injectable()
export class AccountListService {
  constructor(
    private readonly accounts: AccountListRepository,
    private readonly users: UsersService,
  ) {}

  listPage(query: AdminUsersQuery): Promise<{ users: User[]; total: number }> {
    return this.accounts.listPage(query);
  }

  /** Counts the accounts of each kind among those that match a search. */
  getCounts(search: string): Promise<AccountCounts> {
    return this.accounts.getCounts(search);
  }

  /** Records when a user was last active. */
  markSeen(id: string, at: Date): Promise<void> {
    return this.accounts.setSeen(id, at);
  }

  /** Lists the users with this word in their search keys, newest first. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return this.accounts.listIdsLike(word, most);
  }

  /** Changes a role, except that of the last administrator; returns the former one. Throws UserUnknown, LastAdmin. */
  async setRole(id: string, role: Role, actorId: string, session: Session): Promise<Role> {
    const user = await this.users.requireById(id, session);
    if (role !== 'admin') await this.users.keepAnAdmin(user, session);
    await this.users.changeRole(user, role, actorId, session);
    return user.role;
  }
}
