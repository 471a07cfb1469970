import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../kernel/database/duplicate-key.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { GameIdRecord } from './game-id.schema.ts';
import { GameIdKnown, GameIdTaken } from './game-ids.errors.ts';

/** Claim of a user to a game id. */
export type GameId = Pick<GameIdRecord, 'zwiftId' | 'isMain' | 'isProved' | 'proof'> & { userId: string };
type Changes = Partial<Pick<GameIdRecord, 'isMain' | 'isProved' | 'proof' | 'readAgainAt'>>;

@Injectable()
export class GameIdsRepository {
  constructor(@InjectModel(GameIdRecord.name) private readonly model: Model<GameIdRecord>) {}

  /** Lists the ids of a user, the main one first, then in link order. */
  async listByUser(userId: string, session: SessionOrNone): Promise<GameId[]> {
    const records = await this.model.find({ userId }, null, session && { session }).lean();
    const ids = records.map(toGameId);
    return [...ids.filter(({ isMain }) => isMain), ...ids.filter(({ isMain }) => !isMain)];
  }

  async listByUsers(userIds: readonly string[]): Promise<GameId[]> {
    const records = await this.model.find({ userId: trusted({ $in: [...userIds] }) }).lean();
    return records.map(toGameId);
  }

  /** Lists the ids whose names are due to be read again, longest waiting first. */
  async listDueAgain(now: Date, most: number): Promise<GameId[]> {
    const filter = { readAgainAt: trusted({ $lte: now }) };
    return (await this.model.find(filter).sort({ readAgainAt: 1 }).limit(most).lean()).map(toGameId);
  }

  async isProvedByAnother(zwiftId: number, userId: string): Promise<boolean> {
    const proved = await this.model.findOne({ zwiftId, isProved: true }, 'userId').lean();
    return proved !== null && proved.userId.toHexString() !== userId;
  }

  /**
   * Returns the id that an account is shown by, for each of these verified ids that is another one of the account: the
   * main id, or the first verified one while the main one is not verified.
   */
  async listMainIdsOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, number>> {
    const accounts = await this.provedTogether(zwiftIds, session);
    return new Map(
      [...accounts].flatMap(([zwiftId, [shown]]) => (shown === zwiftId || !shown ? [] : [[zwiftId, shown]])),
    );
  }

  /** Returns the users who verified each of the ids. */
  async listUsersOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, string[]>> {
    const proved = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }), isProved: true }, 'zwiftId userId', session && { session })
      .lean();
    return new Map(proved.map(({ zwiftId, userId }) => [zwiftId, [userId.toHexString()]]));
  }

  /** Returns the other ids of each account that is shown by one of these; all are verified. */
  async listAdditionalIdsOf(mainIds: readonly number[]): Promise<Map<number, number[]>> {
    const accounts = await this.provedTogether(mainIds, noTransaction);
    return new Map(
      [...accounts].flatMap(([zwiftId, [shown, ...others]]) =>
        shown === zwiftId ? [[zwiftId, others.toSorted((one, other) => one - other)]] : [],
      ),
    );
  }

  /** Returns all verified ids of the account that verified each of these, the one it is shown by first. */
  private async provedTogether(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, number[]>> {
    const options = session && { session };
    const given = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }), isProved: true }, 'userId', options)
      .lean();
    const userIds = given.map(({ userId }) => userId);
    if (userIds.length === 0) return new Map();
    const proved = await this.model
      .find({ userId: trusted({ $in: userIds }), isProved: true }, 'userId zwiftId isMain', options)
      .sort({ userId: 1, _id: 1 })
      .lean();
    const asked = new Set(zwiftIds);
    const ofUser = Map.groupBy(proved, ({ userId }) => userId.toHexString());
    return new Map(
      [...ofUser.values()].flatMap((records) => {
        const mainFirst = records.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
        const ids = mainFirst.map(({ zwiftId }) => zwiftId);
        return ids.filter((zwiftId) => asked.has(zwiftId)).map((zwiftId) => [zwiftId, ids] as const);
      }),
    );
  }

  /** Lists up to `most` verified main ids by number, after the given one. */
  async listProvedMainIdsAfter(after: number, most: number): Promise<number[]> {
    const proved = await this.model
      .find({ zwiftId: trusted({ $gt: after }), isProved: true, isMain: true }, 'zwiftId')
      .sort({ zwiftId: 1 })
      .limit(most)
      .lean();
    return proved.map(({ zwiftId }) => zwiftId);
  }

  /** Returns a verified id of each user that has one, the main one if it is verified. */
  async listProvedIdsOfUsers(userIds: readonly string[], session: SessionOrNone): Promise<Map<string, number>> {
    const records = await this.model
      .find({ userId: trusted({ $in: [...userIds] }), isProved: true }, 'userId zwiftId isMain', session && { session })
      .lean();
    const mainLast = records.toSorted((one, other) => Number(one.isMain) - Number(other.isMain));
    return new Map(mainLast.map(({ userId, zwiftId }) => [userId.toHexString(), zwiftId]));
  }

  async listUsersWithMain(zwiftId: number): Promise<string[]> {
    const records = await this.model.find({ zwiftId, isMain: true }, 'userId').lean();
    return records.map(({ userId }) => userId.toHexString());
  }

  async listMainIdsOfUsers(userIds: readonly string[], session: SessionOrNone): Promise<Map<string, number>> {
    const records = await this.model
      .find({ userId: trusted({ $in: [...userIds] }), isMain: true }, 'userId zwiftId', session && { session })
      .lean();
    return new Map(records.map(({ userId, zwiftId }) => [userId.toHexString(), zwiftId]));
  }

  /** Throws GameIdKnown. */
  async insert(userId: string, zwiftId: number, isMain: boolean, session: Session): Promise<void> {
    try {
      await this.model.create([{ userId, zwiftId, isMain }], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new GameIdKnown() : error;
    }
  }

  /** Returns `false` for an id that is not linked. Throws GameIdTaken when another user has verified the id. */
  async update(userId: string, zwiftId: number, changes: Changes, session: SessionOrNone): Promise<boolean> {
    try {
      const written = await this.model.updateOne({ userId, zwiftId }, { $set: changes }, session && { session });
      return written.matchedCount > 0;
    } catch (error) {
      throw isDuplicateKey(error) ? new GameIdTaken() : error;
    }
  }

  /** Returns whether it was linked. */
  async delete(userId: string, zwiftId: number, session: Session): Promise<boolean> {
    return (await this.model.deleteOne({ userId, zwiftId }, { session })).deletedCount > 0;
  }

  async deleteAll(userId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ userId }, { session });
  }
}

function toGameId({ userId, zwiftId, isMain, isProved, proof }: GameIdRecord): GameId {
  return { userId: userId.toHexString(), zwiftId, isMain, isProved, proof: proof ?? null };
}
