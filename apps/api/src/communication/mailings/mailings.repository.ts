import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailingState } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import type { EmailCounts } from './email-state.ts';
import { MailingRecord } from './mailing.schema.ts';
import { MailingRepeated } from './mailings.errors.ts';

export type MailingContent = Pick<MailingRecord, 'kind' | 'subject' | 'lists' | 'announcement' | 'digest'>;
export type StoredMailing = Omit<MailingRecord, '_id' | 'authorId'> & { id: string; authorId: string | null };

const active: readonly MailingState[] = ['waiting', 'preparing', 'sending', 'paused'];
const runnable: readonly MailingState[] = ['waiting', 'preparing', 'sending'];
const over: readonly MailingState[] = ['done', 'stopped'];

@Injectable()
export class MailingsRepository {
  constructor(@InjectModel(MailingRecord.name) private readonly model: Model<MailingRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<StoredMailing | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toStored(record);
  }

  /** Throws MailingRepeated. */
  async insert(
    content: MailingContent,
    { contentKey, authorId, createdAt }: { contentKey: string; authorId: string; createdAt: Date },
    session: Session,
  ): Promise<StoredMailing> {
    const fields = {
      ...content,
      contentKey,
      createdAt,
      authorId: new Types.ObjectId(authorId),
      state: 'waiting' as const,
    };
    try {
      const [record] = await this.model.create([fields], { session });
      if (!record) throw new Error('Nothing was inserted.');
      return toStored(record.toObject());
    } catch (error) {
      if (isDuplicateKey(error)) throw new MailingRepeated();
      throw error;
    }
  }

  async findByContentKey(contentKey: string): Promise<StoredMailing | null> {
    const record = await this.model.findOne({ contentKey }).lean();
    return record && toStored(record);
  }

  /** Returns the one to send now: the earliest started first. */
  async findNext(): Promise<StoredMailing | null> {
    const record = await this.model
      .findOne({ state: trusted({ $in: [...runnable] }) })
      .sort({ createdAt: 1 })
      .lean();
    return record && toStored(record);
  }

  /** Lists those in progress, in sending order. */
  async listActive(): Promise<StoredMailing[]> {
    const records = await this.model
      .find({ state: trusted({ $in: [...active] }) })
      .sort({ createdAt: 1 })
      .lean();
    return records.map(toStored);
  }

  /** Returns a page of finished ones, newest first. */
  async listFinished(page: number, size: number): Promise<{ mailings: StoredMailing[]; total: number }> {
    const filter = { state: trusted({ $in: [...over] }) };
    const [records, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ createdAt: -1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      this.model.countDocuments(filter),
    ]);
    return { mailings: records.map(toStored), total };
  }

  /** Changes a mailing that is in one of these states; `false` if it is in another one. */
  async change(
    id: string,
    from: readonly MailingState[],
    changes: Partial<Pick<MailingRecord, 'state' | 'startedAt' | 'listedUpTo' | 'isListed' | 'isMailDown'>>,
    session: SessionOrNone,
  ): Promise<boolean> {
    const filter = { _id: id, state: trusted({ $in: [...from] }) };
    const { matchedCount } = await this.model.updateOne(filter, { $set: changes }, session ? { session } : {});
    return matchedCount > 0;
  }

  /** Ends a mailing with its outcome; `false` if it is in none of these states. A stopped one may be started again. */
  async end(
    id: string,
    from: readonly MailingState[],
    { state, counts, endedAt }: { state: 'done' | 'stopped'; counts: EmailCounts; endedAt: Date },
    session: SessionOrNone,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, state: trusted({ $in: [...from] }) },
      {
        $set: { state, counts, endedAt, isMailDown: false },
        ...(state === 'stopped' && { $unset: { contentKey: 1 } }),
      },
      session ? { session } : {},
    );
    return matchedCount > 0;
  }

  async forgetAuthor(userId: string, session: Session): Promise<void> {
    await this.model.updateMany({ authorId: new Types.ObjectId(userId) }, { $set: { authorId: null } }, { session });
  }
}

function toStored({ _id, authorId, ...fields }: MailingRecord): StoredMailing {
  return { ...fields, id: _id.toHexString(), authorId: authorId?.toHexString() ?? null };
}
