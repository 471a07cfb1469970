import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session } from '../../../kernel/database/session.ts';
import type { LetterPurpose } from './letter-purpose.ts';
import { LetterTokenRecord } from './letter-token.schema.ts';

export type LetterToken = Pick<LetterTokenRecord, 'purpose' | 'email' | 'expiresAt' | 'usedAt'> & { userId: string };

@Injectable()
export class LetterTokensRepository {
  constructor(@InjectModel(LetterTokenRecord.name) private readonly model: Model<LetterTokenRecord>) {}

  async insert(token: Omit<LetterToken, 'usedAt'> & { hash: string }): Promise<void> {
    await this.model.create(token);
  }

  async find(hash: string, purpose: LetterPurpose, now: Date): Promise<LetterToken | null> {
    const record = await this.model.findOne({ hash, purpose, usedAt: null, expiresAt: trusted({ $gt: now }) }).lean();
    return record && toLetterToken(record);
  }

  /** Returns a secret that was used and has not expired. */
  async findUsed(hash: string, purpose: LetterPurpose, now: Date): Promise<LetterToken | null> {
    const filter = { hash, purpose, usedAt: trusted({ $ne: null }), expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOne(filter).lean();
    return record && toLetterToken(record);
  }

  /** Consumes a token, so that only one of two concurrent uses succeeds. */
  async take(hash: string, purpose: LetterPurpose, now: Date, session: Session): Promise<LetterToken | null> {
    const filter = { hash, purpose, usedAt: null, expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOneAndUpdate(filter, { usedAt: now }, { session }).lean();
    return record && toLetterToken(record);
  }

  /** Invalidates the secrets of a user for a purpose. */
  async useAll(userId: string, purpose: LetterPurpose, now: Date, session: Session): Promise<void> {
    await this.model.updateMany({ userId, purpose, usedAt: null }, { usedAt: now }, { session });
  }

  /** Removes the secrets of one purpose, or all. */
  async removeAll(userId: string, session: Session, purpose?: LetterPurpose): Promise<void> {
    await this.model.deleteMany({ userId, ...(purpose && { purpose }) }, { session });
  }
}

function toLetterToken({ purpose, userId, email, expiresAt, usedAt }: LetterTokenRecord): LetterToken {
  return { purpose, userId: userId.toHexString(), email, expiresAt, usedAt };
}
