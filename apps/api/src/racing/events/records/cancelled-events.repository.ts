import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { CancelledEventRecord } from './cancelled-event.schema.ts';

export interface CancelledEvent extends Omit<CancelledEventRecord, 'organizerId'> {
  organizerId: string | null;
}

@Injectable()
export class CancelledEventsRepository {
  constructor(@InjectModel(CancelledEventRecord.name) private readonly model: Model<CancelledEventRecord>) {}

  async replace({ organizerId, gameId, ...event }: CancelledEvent, session: Session): Promise<void> {
    const record = { ...event, organizerId: organizerId === null ? null : new Types.ObjectId(organizerId) };
    await this.model.updateOne({ gameId }, { $set: record }, { session, upsert: true });
  }

  /** Deletes and returns the record of an event that is added again. */
  async take(gameId: number, now: Date, session: Session): Promise<CancelledEvent | null> {
    const record = await this.model.findOneAndDelete({ gameId, ...unexpired(now) }, { session }).lean();
    return record && toCancelled(record);
  }

  findByGameId(gameId: number, now: Date): Promise<CancelledEvent | null> {
    return this.find({ gameId, ...unexpired(now) }, noTransaction).then(([event = null]) => event);
  }

  /** Lists events that calendars still show, of one organizer or of all. */
  listUnexpired(organizerId: string | undefined, now: Date): Promise<CancelledEvent[]> {
    const filter = organizerId === undefined ? {} : { organizerId: new Types.ObjectId(organizerId) };
    return this.find({ ...filter, ...unexpired(now) }, noTransaction);
  }

  /** Lists events that any of these riders had signed up for. */
  listByRiders(zwiftIds: readonly number[], now: Date): Promise<CancelledEvent[]> {
    return this.find({ 'riders.zwiftId': trusted({ $in: [...zwiftIds] }), ...unexpired(now) }, noTransaction);
  }

  private async find(filter: QueryFilter<CancelledEventRecord>, session: SessionOrNone): Promise<CancelledEvent[]> {
    const records = await this.model
      .find(filter, null, session && { session })
      .sort({ expiresAt: 1 })
      .lean();
    return records.map(toCancelled);
  }
}

function unexpired(now: Date) {
  return { expiresAt: trusted({ $gt: now }) };
}

function toCancelled({ organizerId, ...event }: CancelledEventRecord): CancelledEvent {
  return { ...event, organizerId: organizerId?.toHexString() ?? null };
}
