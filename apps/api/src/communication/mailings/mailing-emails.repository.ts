import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import type { EmailCounts, EmailState } from './email-state.ts';
import { MailingEmailRecord } from './mailing.schema.ts';

@Injectable()
export class MailingEmailsRepository {
  constructor(@InjectModel(MailingEmailRecord.name) private readonly model: Model<MailingEmailRecord>) {}

  /** Adds an email for each reader that has none. */
  async add(mailingId: string, userIds: readonly string[], at: Date): Promise<void> {
    if (userIds.length === 0) return;
    // Those added before a process died stay unchanged.
    const writes = userIds.map((userId) => ({
      updateOne: {
        filter: { mailingId: new Types.ObjectId(mailingId), userId: new Types.ObjectId(userId) },
        update: { $setOnInsert: { state: 'waiting' as const, at } },
        upsert: true,
      },
    }));
    await this.model.bulkWrite(writes, { ordered: false });
  }

  /** Claims the next email: one with an unknown outcome before waiting ones. `null` when there is none. */
  async take(mailingId: string): Promise<string | null> {
    const record = await this.model
      .findOneAndUpdate(
        { mailingId: new Types.ObjectId(mailingId), state: trusted({ $in: ['taken', 'waiting'] }) },
        { $set: { state: 'taken' } },
        { sort: { state: 1, userId: 1 } },
      )
      .lean();
    return record?.userId.toHexString() ?? null;
  }

  async settle(mailingId: string, userId: string, state: EmailState): Promise<void> {
    await this.model.updateOne(
      { mailingId: new Types.ObjectId(mailingId), userId: new Types.ObjectId(userId) },
      { $set: { state } },
    );
  }

  async getCounts(mailingId: string, session: SessionOrNone): Promise<EmailCounts> {
    const groups = await this.model.aggregate<{ _id: EmailState; count: number }>(
      [{ $match: { mailingId: new Types.ObjectId(mailingId) } }, { $group: { _id: '$state', count: { $sum: 1 } } }],
      session && { session },
    );
    const count = (state: EmailState) => groups.find(({ _id }) => _id === state)?.count ?? 0;
    const [sent, declined, undelivered] = [count('sent'), count('declined'), count('undelivered')];
    const total = groups.reduce((sum, group) => sum + group.count, 0);
    return { total, sent, declined, undelivered };
  }

  async forgetUser(userId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ userId: new Types.ObjectId(userId) }, { session });
  }
}
