import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ServiceMessage } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { secondMs } from '../../kernel/time-units.ts';
import { toServiceMessage } from './service-message.mapper.ts';
import { ServiceMessageRecord } from './service-message.schema.ts';

export type MessageToStore = Pick<
  ServiceMessageRecord,
  'type' | 'title' | 'text' | 'entityUrl' | 'externalEntityUrl' | 'entityLogo' | 'createdAt' | 'letter'
> & { userId: string; isRead?: boolean };

/**
 * Ids are generated before the commit: a message may become visible after one with a later id. A transaction lasts at
 * most a minute, and the clocks of two machines may differ.
 */
const commitS = 120;

@Injectable()
export class MessagesRepository {
  constructor(@InjectModel(ServiceMessageRecord.name) private readonly model: Model<ServiceMessageRecord>) {}

  async insert(messages: readonly MessageToStore[], session: Session): Promise<void> {
    await this.model.insertMany(messages, { session });
  }

  /** Returns when each message of a user was written. */
  async listTimesOf(userId: string, session: Session): Promise<number[]> {
    const records = await this.model.find({ userId }, 'createdAt', { session }).lean();
    return records.map(({ createdAt }) => createdAt.getTime());
  }

  /** Lists the newest first. */
  async listNewest(userId: string, most: number): Promise<ServiceMessage[]> {
    const records = await this.model.find({ userId }).sort({ _id: -1 }).limit(most).lean();
    return records.map(toServiceMessage);
  }

  /** Counts the messages to a user that may have been committed after a given one, up to `most`. */
  countSince(userId: string, id: string, most: number): Promise<number> {
    const first = Types.ObjectId.createFromTime(new Types.ObjectId(id).getTimestamp().getTime() / secondMs - commitS);
    return this.model.countDocuments({ userId, _id: trusted({ $gte: first }) }, { limit: most });
  }

  /** Marks one message as read; returns whether the user has such a message. */
  async read(userId: string, id: string, session: Session): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, userId }, { $set: { isRead: true } }, { session });
    return matchedCount > 0;
  }

  async readAll(userId: string, session: Session): Promise<void> {
    await this.model.updateMany({ userId, isRead: false }, { $set: { isRead: true } }, { session });
  }

  /** Lists the ids of messages whose email has no job yet. */
  async listDueEmails(most: number): Promise<string[]> {
    const records = await this.model.find({ letter: 'due' }, '_id').limit(most).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  async queueEmail(id: string): Promise<void> {
    await this.model.updateOne({ _id: id, letter: 'due' }, { $set: { letter: 'queued' } });
  }

  /**
   * Claims the email of a message for a job. The same job can claim it once more, after its process died. `null` if it
   * was sent, another job has claimed it, this one has claimed it twice, or it is not to be sent.
   */
  async takeEmail(id: string, jobId: string): Promise<{ userId: string; message: ServiceMessage } | null> {
    const isWaiting = { _id: id, letter: trusted({ $in: ['due' as const, 'queued' as const] }) };
    const isTaken = { _id: id, letter: 'taken' as const, letterJob: jobId };
    const record =
      (await this.model.findOneAndUpdate(isWaiting, { $set: { letter: 'taken', letterJob: jobId } }).lean()) ??
      (await this.model.findOneAndUpdate(isTaken, { $set: { letter: 'takenAgain' } }).lean());
    return record && { userId: record.userId.toHexString(), message: toServiceMessage(record) };
  }

  /** Completes a claimed email, or releases it. */
  async endEmail(id: string, letter: 'sent' | 'queued'): Promise<void> {
    const isTaken = { _id: id, letter: trusted({ $in: ['taken' as const, 'takenAgain' as const] }) };
    await this.model.updateOne(isTaken, { $set: { letter } });
  }

  async deleteAll(userId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ userId }, { session });
  }
}
