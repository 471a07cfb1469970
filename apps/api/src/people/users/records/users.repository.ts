import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LetterList, Provider, Streams } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import { duplicateIndex } from '../../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import type { PreferenceChanges } from './kept-preferences.ts';
import { mailKeyOf } from './mail-key.ts';
import { toUser } from './user.mapper.ts';
import { UserRecord } from './user.schema.ts';
import type { NewUser, User, UserChanges } from './user.ts';
import { EmailTaken, ProviderTaken, UsernameTaken } from './users.errors.ts';

export type UserName = Pick<User, 'id' | 'username'>;

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(UserRecord.name) private readonly model: Model<UserRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<User | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toUser(record);
  }

  /** Counts the administrators. Writes to each: of two concurrent counting transactions one is retried. */
  async countAdmins(session: Session): Promise<number> {
    const { matchedCount } = await this.model.updateMany(
      { role: 'admin' },
      { $inc: { adminCounts: 1 } },
      { session, timestamps: false },
    );
    return matchedCount;
  }

  async findByUsername(username: string): Promise<User | null> {
    const record = await this.model.findOne({ usernameKey: username.toLowerCase() }).lean();
    return record && toUser(record);
  }

  async findByEmail(email: string): Promise<User | null> {
    const record = await this.model.findOne({ emailKey: mailKeyOf(email) }).lean();
    return record && toUser(record);
  }

  async findByProvider(provider: Provider, id: string): Promise<User | null> {
    const record = await this.model.findOne({ externalAccounts: trusted({ $elemMatch: { provider, id } }) }).lean();
    return record && toUser(record);
  }

  /** Returns a page of names that start with the text, and of these users, by name. */
  async search(
    beginning: string,
    ids: readonly string[],
    page: number,
    size: number,
  ): Promise<{ users: UserName[]; total: number }> {
    const key = beginning.toLowerCase();
    const filter = {
      $or: [
        { usernameKey: trusted({ $gte: key, $lt: `${key}\uffff` }) },
        { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) },
      ],
    };
    const [records, total] = await Promise.all([
      this.model
        .find(filter, 'username')
        .sort({ usernameKey: 1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      this.model.countDocuments(filter),
    ]);
    return { users: records.map(toName), total };
  }

  async listNamesOf(ids: readonly string[], session: SessionOrNone): Promise<UserName[]> {
    const records = await this.model
      .find({ _id: trusted({ $in: [...ids] }) }, 'username', session && { session })
      .lean();
    return records.map(toName);
  }

  /** Throws UsernameTaken, EmailTaken, ProviderTaken. */
  async insert(user: NewUser, session: Session): Promise<User> {
    const record = new this.model({ ...user, ...keysOf(user) });
    // Which index rejects first is up to the database, and a taken name must not reveal whether the address has an
    // account.
    const { usernameKey } = record;
    if (await this.model.exists({ usernameKey }).session(session)) throw new UsernameTaken();
    await this.unlessTaken(() => record.save({ session }));
    return toUser(record.toObject({ flattenMaps: true }));
  }

  /** Returns `null` for an unknown id. Throws UsernameTaken, EmailTaken, ProviderTaken. */
  async update(id: string, changes: UserChanges, session: Session): Promise<User | null> {
    const record = await this.unlessTaken(() =>
      this.model
        .findByIdAndUpdate(
          id,
          { $set: { ...changes, ...keysOf(changes) }, ...(changes.emailConfirmed && { $unset: { confirmBy: 1 } }) },
          { session, returnDocument: 'after' },
        )
        .lean(),
    );
    return record && toUser(record);
  }

  async setStreams(id: string, { twitch, youtube }: Pick<Streams, 'twitch' | 'youtube'>): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { 'streams.twitch': twitch, 'streams.youtube': youtube } });
  }

  async listAdministrators(session: SessionOrNone): Promise<string[]> {
    const admins = await this.model.find({ role: 'admin' }, { _id: 1 }, session && { session }).lean();
    return admins.map(({ _id }) => _id.toHexString());
  }

  /** Lists the users with an enabled channel who may stream. */
  async listStreamers(): Promise<Pick<User, 'id' | 'streams'>[]> {
    const enabled = ['streams.twitch.isEnabled', 'streams.youtube.isEnabled'].map((path) => ({ [path]: true }));
    const records = await this.model.find({ $or: enabled }, 'streams').lean();
    return records
      .filter(({ streams }) => !streams.streamingRestricted)
      .map(({ _id, streams }) => ({ id: _id.toHexString(), streams }));
  }

  async switchOff(id: string, list: LetterList): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { [`notifications.${list}`]: false } });
  }

  /** Returns those of the users with a confirmed address who are subscribed to the list. */
  async listSubscribersAmong(ids: readonly string[], list: LetterList, session: Session): Promise<string[]> {
    const isSubscriber = { _id: trusted({ $in: ids }), [`notifications.${list}`]: true, emailConfirmed: true };
    const records = await this.model.find(isSubscriber, '_id', { session }).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  async listSubscribers(lists: readonly LetterList[], after: string | null, most: number): Promise<string[]> {
    const isLater = after === null ? {} : { _id: trusted({ $gt: new Types.ObjectId(after) }) };
    const filter = {
      $or: lists.map((list) => ({ [`notifications.${list}`]: true, emailConfirmed: true, ...isLater })),
    };
    const records = await this.model.find(filter, '_id').sort({ _id: 1 }).limit(most).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  async countSubscribers(lists: readonly LetterList[]): Promise<number> {
    return this.model.countDocuments({
      $or: lists.map((list) => ({ [`notifications.${list}`]: true, emailConfirmed: true })),
    });
  }

  /** Writes each key separately: of two concurrent browsers neither overwrites the other's changes. */
  async changePreferences(id: string, { set, dropped }: PreferenceChanges): Promise<void> {
    const values = Object.entries(set).map(([name, value]) => [`preferences.${name}`, value]);
    const gone = dropped.map((name) => [`preferences.${name}`, 1]);
    const changes = {
      ...(values.length > 0 && { $set: Object.fromEntries(values) }),
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
    };
    if (values.length + gone.length > 0) await this.model.updateOne({ _id: id }, changes);
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }

  /** Returns whether there was such an account that should have been confirmed before this moment. */
  async deleteUnconfirmed(id: string, now: Date, session: Session): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id, confirmBy: trusted({ $lt: now }) }, { session });
    return deletedCount > 0;
  }

  /** Lists up to `most` ids in order, after the given one. */
  async listIdsAfter(id: string | null, most: number): Promise<string[]> {
    const filter = id === null ? {} : { _id: trusted({ $gt: new Types.ObjectId(id) }) };
    const records = await this.model.find(filter, '_id').sort({ _id: 1 }).limit(most).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /** Postpones the removal of an account with a pending address. */
  async putOffRemoval(id: string, until: Date): Promise<void> {
    await this.model.updateOne({ _id: id, confirmBy: trusted({ $lt: until }) }, { $set: { confirmBy: until } });
  }

  /** Lists the ids of accounts that should have been confirmed before this moment. */
  async listUnconfirmed(now: Date, most: number): Promise<string[]> {
    const records = await this.model
      .find({ confirmBy: trusted({ $lt: now }) }, '_id')
      .sort({ confirmBy: 1 })
      .limit(most)
      .lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  private async unlessTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      const index = duplicateIndex(error);
      if (index === null) throw error;
      if (index.includes('usernameKey')) throw new UsernameTaken();
      if (index.includes('emailKey')) throw new EmailTaken('The address has an account.', { cause: error });
      throw new ProviderTaken();
    }
  }
}

/** Returns the keys that make names and addresses unique without case. */
function keysOf({ username, email }: UserChanges): Partial<Pick<UserRecord, 'usernameKey' | 'emailKey'>> {
  return {
    ...(username !== undefined && { usernameKey: username.toLowerCase() }),
    ...(typeof email === 'string' && { emailKey: mailKeyOf(email) }),
  };
}

function toName({ _id, username }: Pick<UserRecord, '_id' | 'username'>): UserName {
  return { id: _id.toHexString(), username };
}
