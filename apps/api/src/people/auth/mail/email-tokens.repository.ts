import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session } from '../../../kernel/database/session.ts';
import type { EmailPurpose } from './email-purpose.ts';
import { EmailTokenRecord } from './email-token.schema.ts';

export type EmailToken = Pick<EmailTokenRecord, 'purpose' | 'email' | 'expiresAt' | 'usedAt'> & { userId: string };

@Injectable()
export class EmailTokensRepository {
  constructor(@InjectModel(EmailTokenRecord.name) private readonly model: Model<EmailTokenRecord>) {}

  async insert(token: Omit<EmailToken, 'usedAt'> & { hash: string }): Promise<void> {
    await this.model.create(token);
  }

  async find(hash: string, purpose: EmailPurpose, now: Date): Promise<EmailToken | null> {
    const record = await this.model.findOne({ hash, purpose, usedAt: null, expiresAt: trusted({ $gt: now }) }).lean();
    return record && toEmailToken(record);
  }

  /** Returns a secret that was used and has not expired. */
  async findUsed(hash: string, purpose: EmailPurpose, now: Date): Promise<EmailToken | null> {
    const filter = { hash, purpose, usedAt: trusted({ $ne: null }), expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOne(filter).lean();
    return record && toEmailToken(record);
  }

  /** Consumes a token, so that only one of two concurrent uses succeeds. */
  async take(hash: string, purpose: EmailPurpose, now: Date, session: Session): Promise<EmailToken | null> {
    const filter = { hash, purpose, usedAt: null, expiresAt: trusted({ $gt: now }) };
    const record = await this.model.findOneAndUpdate(filter, { usedAt: now }, { session }).lean();
    return record && toEmailToken(record);
  }

  /** Invalidates the secrets of a user for a purpose. */
  async useAll(userId: string, purpose: EmailPurpose, now: Date, session: Session): Promise<void> {
    await this.model.updateMany({ userId, purpose, usedAt: null }, { usedAt: now }, { session });
  }

  /** Removes the secrets of one purpose, or all. */
  async removeAll(userId: string, session: Session, purpose?: EmailPurpose): Promise<void> {
    await this.model.deleteMany({ userId, ...(purpose && { purpose }) }, { session });
  }
}

function toEmailToken({ purpose, userId, email, expiresAt, usedAt }: EmailTokenRecord): EmailToken {
  return { purpose, userId: userId.toHexString(), email, expiresAt, usedAt };
}
