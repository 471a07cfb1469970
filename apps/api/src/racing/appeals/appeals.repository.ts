import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { AppealRecord } from './appeal.schema.ts';
import { AppealOpen } from './appeals.errors.ts';

export interface StoredAppeal extends Omit<AppealRecord, '_id' | 'userId'> {
  id: string;
  userId: string;
}

type NewAppeal = Pick<StoredAppeal, 'eventId' | 'profileId' | 'userId' | 'text' | 'link' | 'createdAt'>;
type Answer = Pick<StoredAppeal, 'status' | 'answer' | 'answeredBy' | 'answeredById' | 'answeredAt'>;

@Injectable()
export class AppealsRepository {
  constructor(@InjectModel(AppealRecord.name) private readonly model: Model<AppealRecord>) {}

  /** Lists open appeals first, then the newest. */
  async listByEvent(eventId: number): Promise<StoredAppeal[]> {
    const records = await this.model.find({ eventId }).sort({ createdAt: -1 }).lean();
    const appeals = records.map(toAppeal);
    return [...appeals.filter(isOpen), ...appeals.filter((appeal) => !isOpen(appeal))];
  }

  async findById(eventId: number, id: string, session: SessionOrNone): Promise<StoredAppeal | null> {
    const filter = { _id: new Types.ObjectId(id), eventId };
    const record = await this.model.findOne(filter, null, session && { session }).lean();
    return record && toAppeal(record);
  }

  /** Returns the open appeal about a row. */
  async findOpen(eventId: number, profileId: number, session: Session): Promise<StoredAppeal | null> {
    const record = await this.model.findOne({ eventId, profileId, status: 'open' }, null, { session }).lean();
    return record && toAppeal(record);
  }

  async hasOpen(eventId: number): Promise<boolean> {
    return (await this.model.exists({ eventId, status: 'open' })) !== null;
  }

  /** Throws AppealOpen if the row already has an open appeal. */
  async insert(appeal: NewAppeal, session: Session): Promise<StoredAppeal> {
    try {
      const [record] = await this.model.create([{ ...appeal, status: 'open' }], { session });
      if (!record) throw new Error('The appeal was not stored.');
      return toAppeal(record.toObject());
    } catch (error) {
      throw isDuplicateKey(error) ? new AppealOpen() : error;
    }
  }

  /** Answers an open appeal; of two concurrent answers one succeeds. */
  async answer(id: string, answer: Answer, session: Session): Promise<StoredAppeal | null> {
    const record = await this.model
      .findOneAndUpdate(
        { _id: new Types.ObjectId(id), status: 'open' },
        { $set: answer },
        { returnDocument: 'after', session },
      )
      .lean();
    return record && toAppeal(record);
  }

  async deleteByEvent(eventId: number, session: Session): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }

  /** Replaces the author's name in the answers of an account. */
  async renameAnswerer(userId: string, name: string, session: Session): Promise<void> {
    const renamed = { answeredBy: name, answeredById: null };
    await this.model.updateMany({ answeredById: userId }, { $set: renamed }, { session });
  }

  async deleteByUser(userId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ userId: new Types.ObjectId(userId) }, { session });
  }
}

function isOpen({ status }: StoredAppeal): boolean {
  return status === 'open';
}

function toAppeal({ _id, userId, ...appeal }: AppealRecord): StoredAppeal {
  return { ...appeal, id: _id.toHexString(), userId: userId.toHexString() };
}
