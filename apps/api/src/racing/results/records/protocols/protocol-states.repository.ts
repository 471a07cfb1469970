import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../../../kernel/database/session.ts';
import { ProtocolChanged } from '../results.errors.ts';
import { ProtocolStateRecord } from './protocol-state.schema.ts';

export type StoredState = Pick<ProtocolStateRecord, keyof ProtocolStateRecord>;
type Changes = Partial<Omit<StoredState, 'eventId'>>;

@Injectable()
export class ProtocolStatesRepository {
  constructor(@InjectModel(ProtocolStateRecord.name) private readonly model: Model<ProtocolStateRecord>) {}

  async findByEvent(eventId: number, session: SessionOrNone): Promise<StoredState | null> {
    return this.model.findOne({ eventId }, { _id: 0 }, { ...(session && { session }) }).lean();
  }

  /** Throws ProtocolChanged when another process was first. */
  async insert(state: StoredState, session: Session): Promise<void> {
    try {
      await this.model.create([state], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new ProtocolChanged() : error;
    }
  }

  async update(eventId: number, changes: Changes, session: Session): Promise<void> {
    await this.model.updateOne({ eventId }, { $set: changes }, { session });
  }

  /** Yields the events whose protest window has ended by `now`, earliest first. */
  async *listDueForOfficial(now: Date): AsyncGenerator<number> {
    // The index is partial and serves only queries with a date.
    const due = this.model
      .find({ officialAt: trusted({ $type: 'date', $lte: now }), lock: null }, { eventId: 1 })
      .sort({ officialAt: 1 })
      .lean();
    for await (const { eventId } of due.cursor()) yield eventId;
  }

  /**
   * Replaces the name of the user who made protocols official or locked them; returns the events whose protocols show
   * it.
   */
  async renameAuthor(userId: string, name: string, session: Session): Promise<number[]> {
    const made = { officialById: userId };
    const locked = { 'lock.userId': userId };
    const states = await this.model.find({ $or: [made, locked] }, { eventId: 1 }, { session }).lean();
    await this.model.updateMany(made, { $set: { officialBy: name, officialById: null } }, { session });
    await this.model.updateMany(locked, { $set: { 'lock.author': name, 'lock.userId': '' } }, { session });
    return states.map(({ eventId }) => eventId);
  }

  async deleteByEvent(eventId: number, session: Session): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }
}
