import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AccountColumn, AdminUsersQuery } from '@otryv/contract';
import { type Model, type SortOrder, trusted } from 'mongoose';
import type { Session } from '../../../kernel/database/session.ts';
import { idsLike } from '../../../kernel/search/ids-like.ts';
import { accountFilter } from './account-endings.ts';
import { toUser } from './user.mapper.ts';
import { UserRecord } from './user.schema.ts';
import type { User } from './user.ts';

/** Number of accounts of each kind. */
export interface AccountCounts {
  all: number;
  moderator: number;
  admin: number;
  unconfirmed: number;
}

const sorts: Record<AccountColumn, (order: SortOrder) => Record<string, SortOrder>> = {
  registered: (order) => ({ createdAt: order, _id: order }),
  username: (order) => ({ usernameKey: order }),
  role: (order) => ({ role: order, createdAt: order, _id: order }),
};

/** Accounts in the form administrators list. */
@Injectable()
export class AccountListRepository {
  constructor(@InjectModel(UserRecord.name) private readonly model: Model<UserRecord>) {}

  async listPage(query: AdminUsersQuery): Promise<{ users: User[]; total: number }> {
    const { columnName, isRasing, page, docsOnPage } = query;
    const filter = filterOf(query);
    const isAll = Object.keys(filter).length === 0;
    const [records, total] = await Promise.all([
      this.model
        .find(filter)
        .sort(sorts[columnName](isRasing ? 1 : -1))
        .skip((page - 1) * docsOnPage)
        .limit(docsOnPage)
        .lean(),
      isAll ? this.model.estimatedDocumentCount() : this.model.countDocuments(filter),
    ]);
    return { users: records.map(toUser), total };
  }

  /** Counts the accounts of each kind among those that match a search. */
  async getCounts(search: string): Promise<AccountCounts> {
    const found = accountFilter(search);
    const isAll = Object.keys(found).length === 0;
    const [all, moderator, admin, unconfirmed] = await Promise.all([
      isAll ? this.model.estimatedDocumentCount() : this.model.countDocuments(found),
      this.model.countDocuments({ ...found, role: 'moderator' }),
      this.model.countDocuments({ ...found, role: 'admin' }),
      this.model.countDocuments({ ...found, ...awaitsConfirmation() }),
    ]);
    return { all, moderator, admin, unconfirmed };
  }

  /** Lists the users with this word in their search keys, newest first. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return idsLike(this.model, word, most, { createdAt: -1 });
  }

  async findNamesOf(id: string, session: Session): Promise<Pick<User, 'username' | 'email'> | null> {
    const record = await this.model.findById(id, 'username email', { session }).lean();
    return record && { username: record.username, email: record.email };
  }

  /** Records when a user was last active; a later time is kept. */
  async setSeen(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $max: { lastSeenAt: at } }, { timestamps: false });
  }

  async setSearch(id: string, searchEndings: string[], session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { searchEndings } }, { session });
  }
}

function filterOf({ search, role, emailConfirmed }: AdminUsersQuery): object {
  return {
    ...accountFilter(search),
    ...(role && { role: trusted({ $eq: role }) }),
    ...(emailConfirmed === false && awaitsConfirmation()),
    ...(emailConfirmed === true && { emailConfirmed }),
  };
}

/** Builds the filter of unconfirmed accounts; one without an address has none to confirm. */
function awaitsConfirmation(): object {
  return { emailConfirmed: false, emailKey: trusted({ $exists: true }) };
}
