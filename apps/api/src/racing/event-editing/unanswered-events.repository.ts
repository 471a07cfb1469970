import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SessionOrNone } from '../../kernel/database/session.ts';
import { UnansweredEventRecord } from './unanswered-event.schema.ts';

@Injectable()
export class UnansweredEventsRepository {
  constructor(@InjectModel(UnansweredEventRecord.name) private readonly model: Model<UnansweredEventRecord>) {}

  /** Records a request before it is sent; returns when it was first and last sent before, `null` the first time. */
  async begin(key: string, sentAt: Date): Promise<{ sentAt: Date; lastSentAt: Date } | null> {
    const before = await this.model
      .findOneAndUpdate({ _id: key }, { $setOnInsert: { sentAt } }, { upsert: true, returnDocument: 'before' })
      .lean();
    return before && { sentAt: before.sentAt, lastSentAt: before.lastSentAt ?? before.sentAt };
  }

  /** Records that a request is resent. */
  async sendAgain(key: string, lastSentAt: Date): Promise<void> {
    await this.model.updateOne({ _id: key }, { $set: { lastSentAt } });
  }

  /** Deletes a request whose outcome is known. */
  async end(key: string, session: SessionOrNone): Promise<void> {
    await this.model.deleteOne({ _id: key }, { session });
  }
}
