import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { MessageSenderRecord } from './message-sender.schema.ts';

/** Message to another user, and how its action behaves beyond the limits. */
export interface SentMessage {
  to: string;
  at: Date;
  beyond: 'refuse' | 'leaveOut';
}

@Injectable()
export class MessageSendersRepository {
  constructor(@InjectModel(MessageSenderRecord.name) private readonly model: Model<MessageSenderRecord>) {}

  async listSentBy(userId: string, session: Session): Promise<SentMessage[]> {
    const record = await this.model.findOne({ userId }, 'sent', { session }).lean();
    return (record?.sent ?? []).map(({ to, at, beyond }) => ({
      to: to.toHexString(),
      at,
      // The previous version stored none, for a day.
      beyond: beyond ?? 'refuse',
    }));
  }

  async setSent(userId: string, sent: readonly SentMessage[], expiresAt: Date, session: Session): Promise<void> {
    const stored = sent.map(({ to, ...rest }) => ({ ...rest, to: new Types.ObjectId(to) }));
    await this.model.updateOne({ userId }, { $set: { sent: stored, expiresAt } }, { session, upsert: true });
  }

  async delete(userId: string, session: Session): Promise<void> {
    await this.model.deleteOne({ userId }, { session });
  }
}
