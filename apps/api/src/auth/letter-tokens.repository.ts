import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session } from '../platform/database/session.ts';
import type { LetterPurpose } from './letter-purpose.ts';
import { LetterTokenRecord } from './letter-token.schema.ts';

export type LetterToken = Pick<LetterTokenRecord, 'purpose' | 'email' | 'expiresAt'> & { userId: string };

@Injectable()
export class LetterTokensRepository {
  constructor(@InjectModel(LetterTokenRecord.name) private readonly model: Model<LetterTokenRecord>) {}

  async insert(token: LetterToken & { hash: string }): Promise<void> {
    await this.model.create(token);
  }

  async find(hash: string, purpose: LetterPurpose, now: Date): Promise<LetterToken | null> {
    const record = await this.model.findOne({ hash, purpose, expiresAt: trusted({ $gt: now }) }).lean();
    return record && toLetterToken(record);
  }

  /** Takes a token, so that of two who use it at once one succeeds. */
  async take(hash: string, purpose: LetterPurpose, now: Date, session: Session): Promise<LetterToken | null> {
    const filter = { hash, purpose, expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOneAndDelete(filter, { session }).lean();
    return record && toLetterToken(record);
  }

  /** Ends the secrets of a user for a purpose, or all of them. */
  async endAll(userId: string, purpose: LetterPurpose | null, session: Session): Promise<void> {
    await this.model.deleteMany({ userId, ...(purpose && { purpose }) }, { session });
  }
}

function toLetterToken({ purpose, userId, email, expiresAt }: LetterTokenRecord): LetterToken {
  return { purpose, userId: userId.toHexString(), email, expiresAt };
}
