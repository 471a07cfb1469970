import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, trusted } from 'mongoose';
import { ChangeFeed } from '../../../kernel/database/change-feed.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { SessionRecord } from './session.schema.ts';

export type Session = Pick<SessionRecord, 'family' | 'method' | 'device' | 'address' | 'createdAt' | 'lastUsedAt'> & {
  id: string;
  userId: string;
};
export type NewSession = Pick<
  SessionRecord,
  'family' | 'secretHash' | 'method' | 'device' | 'address' | 'lastUsedAt' | 'expiresAt'
> & { userId: string };
type End = mongo.ChangeStreamDeleteDocument;
/** Exchange of a refresh token: the new one, the former one, and the browser that exchanged it. */
type Exchange = Pick<SessionRecord, 'secretHash' | 'formerHash' | 'formerAgentHash'>;
type Rotation = Exchange & Pick<SessionRecord, 'device' | 'address' | 'lastUsedAt' | 'expiresAt'>;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SessionRecord.name) private readonly model: Model<SessionRecord>) {}

  async insert(session: NewSession): Promise<Session> {
    return toSession((await this.model.create(session)).toObject());
  }

  /** Returns a session that has not expired by `now`. */
  async findById(id: string, now: Date): Promise<Session | null> {
    const record = await this.model.findOne({ _id: id, expiresAt: trusted({ $gt: now }) }).lean();
    return record && toSession(record);
  }

  /** Replaces the secret of a session if it is the valid one: of two concurrent attempts one succeeds. */
  async rotate(family: string, secretHash: string, use: Rotation): Promise<Session | null> {
    const record = await this.model
      .findOneAndUpdate(
        { family, secretHash, expiresAt: trusted({ $gt: use.lastUsedAt }) },
        { $set: use },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toSession(record);
  }

  /** Returns the session whose last exchange, after a given moment, was this one. */
  async findRotated(family: string, exchange: Exchange, after: Date, now: Date): Promise<Session | null> {
    const filter = { family, ...exchange, lastUsedAt: trusted({ $gt: after }), expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOne(filter).lean();
    return record && toSession(record);
  }

  async listByUser(userId: string, now: Date, most: number): Promise<Session[]> {
    const records = await this.model
      .find({ userId, expiresAt: trusted({ $gt: now }) })
      .sort({ lastUsedAt: -1 })
      .limit(most)
      .lean();
    return records.map(toSession);
  }

  /** Returns whether there was such a session. */
  async endFamily(family: string): Promise<boolean> {
    return (await this.model.deleteOne({ family })).deletedCount > 0;
  }

  /** Returns whether the user had such a session. */
  async endOne(userId: string, id: string, transaction: SessionOrNone): Promise<boolean> {
    const ended = await this.model.deleteOne({ _id: id, userId }, { ...(transaction && { session: transaction }) });
    return ended.deletedCount > 0;
  }

  /** Returns how many sessions each of these users has that have not expired by `now`. */
  async countByUsers(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const records = await this.model
      .find({ userId: trusted({ $in: [...userIds] }), expiresAt: trusted({ $gt: now }) }, 'userId')
      .lean();
    const byUser = Map.groupBy(records, ({ userId }) => userId.toHexString());
    return new Map([...byUser].map(([userId, own]) => [userId, own.length]));
  }

  /** Ends every session of a user, except the given one. */
  async endAll(userId: string, but: string | undefined, transaction: SessionOrNone): Promise<void> {
    await this.model.deleteMany(
      { userId, ...(but && { _id: trusted({ $ne: but }) }) },
      { ...(transaction && { session: transaction }) },
    );
  }

  /** Reports each session that ends or expires, in any process; `onGap` when some were missed. */
  watchEnds(onEnd: (id: string) => void, onGap: () => void): ChangeFeed<End> {
    return new ChangeFeed<End>({
      name: 'ends of sessions',
      connection: this.model.db,
      open: (position) =>
        this.model.collection.watch<mongo.Document, End>([{ $match: { operationType: 'delete' } }], position),
      handle: ({ documentKey }) => onEnd(String(documentKey._id)),
      onGap,
    });
  }
}

function toSession({ _id, userId, family, method, device, address, createdAt, lastUsedAt }: SessionRecord): Session {
  const ids = { id: _id.toHexString(), userId: userId.toHexString() };
  return { ...ids, family, method, device, address, createdAt, lastUsedAt };
}
