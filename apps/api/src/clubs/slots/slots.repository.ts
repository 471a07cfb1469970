import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { SlotChangesRecord, SlotRecord } from './slot.schema.ts';
import type { Period } from './slot-period.ts';

export interface Slot
  extends Pick<
    SlotRecord,
    'entityName' | 'description' | 'origin' | 'startDate' | 'endDate' | 'isPaused' | 'kopecks' | 'announced'
  > {
  id: string;
  organizerId: string;
  paymentId: string | null;
}

export type NewSlot = Omit<Slot, 'id' | 'isPaused' | 'announced'>;
export type Announcement = keyof SlotRecord['announced'];

@Injectable()
export class SlotsRepository {
  constructor(
    @InjectModel(SlotRecord.name) private readonly model: Model<SlotRecord>,
    @InjectModel(SlotChangesRecord.name) private readonly changes: Model<SlotChangesRecord>,
  ) {}

  async isActive(organizerId: string, now: Date): Promise<boolean> {
    const filter = {
      organizerId: new Types.ObjectId(organizerId),
      endDate: trusted({ $gte: now }),
      startDate: trusted({ $lte: now }),
      isPaused: false,
    };
    return (await this.model.exists(filter)) !== null;
  }

  /** Lists the organizers' slots active at a moment or later; the last of each at the end. */
  async listEndingAfter(organizerIds: readonly string[], now: Date): Promise<Slot[]> {
    const ids = organizerIds.map((id) => new Types.ObjectId(id));
    const filter = { organizerId: trusted({ $in: ids }), endDate: trusted({ $gte: now }) };
    return (await this.model.find(filter).sort({ endDate: 1 }).lean()).map(toSlot);
  }

  /** Lists the latest end first. */
  async listByOrganizer(organizerId: string, session: SessionOrNone): Promise<Slot[]> {
    const records = await this.model
      .find({ organizerId: new Types.ObjectId(organizerId) }, {}, { ...(session && { session }) })
      .sort({ endDate: -1 })
      .lean();
    return records.map(toSlot);
  }

  async findById(id: string, session: Session): Promise<Slot | null> {
    const record = await this.model.findById(id, {}, { session }).lean();
    return record && toSlot(record);
  }

  async listByPayments(paymentIds: readonly string[]): Promise<Map<string, Slot>> {
    const ids = paymentIds.map((id) => new Types.ObjectId(id));
    const records = await this.model.find({ paymentId: trusted({ $in: ids }) }).lean();
    return new Map(records.map((record) => [String(record.paymentId), toSlot(record)]));
  }

  async findByPayment(paymentId: string, session: Session): Promise<Slot | null> {
    const record = await this.model.findOne({ paymentId: new Types.ObjectId(paymentId) }, {}, { session }).lean();
    return record && toSlot(record);
  }

  async move(id: string, period: Period, session: Session): Promise<void> {
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { ...period } }, { session });
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: new Types.ObjectId(id) }, { session });
  }

  /** Conflicts with every concurrent change of the organizer's slots. */
  async reserve(organizerId: string, session: Session): Promise<void> {
    await this.changes.updateOne(
      { organizerId: new Types.ObjectId(organizerId) },
      { $inc: { changes: 1 } },
      { upsert: true, session },
    );
  }

  async insert({ organizerId, paymentId, ...slot }: NewSlot, session: Session): Promise<void> {
    const ids = {
      organizerId: new Types.ObjectId(organizerId),
      ...(paymentId !== null && { paymentId: new Types.ObjectId(paymentId) }),
    };
    await this.model.create([{ ...slot, ...ids }], { session });
  }

  async setPaused(id: string, isPaused: boolean, session: Session): Promise<void> {
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { isPaused } }, { session });
  }

  /** Lists slots that end in a time span. */
  async listEndingBetween(from: Date, until: Date): Promise<Slot[]> {
    const filter = { endDate: trusted({ $gte: from, $lte: until }) };
    return (await this.model.find(filter).sort({ endDate: 1 }).lean()).map(toSlot);
  }

  /** Returns whether it was not announced before. */
  async announce(id: string, what: Announcement, at: Date, session: Session): Promise<boolean> {
    const filter = { _id: new Types.ObjectId(id), [`announced.${what}`]: null };
    const { modifiedCount } = await this.model.updateOne(filter, { $set: { [`announced.${what}`]: at } }, { session });
    return modifiedCount > 0;
  }

  async deleteOf(organizerId: string, session: Session): Promise<void> {
    const of = { organizerId: new Types.ObjectId(organizerId) };
    await this.model.deleteMany(of, { session });
    await this.changes.deleteMany(of, { session });
  }
}

function toSlot({ _id, organizerId, paymentId, ...record }: SlotRecord): Slot {
  const { entityName, description, origin, startDate, endDate, isPaused, kopecks, announced } = record;
  return {
    id: _id.toHexString(),
    organizerId: organizerId.toHexString(),
    paymentId: paymentId?.toHexString() ?? null,
    entityName,
    description,
    origin,
    startDate,
    endDate,
    isPaused,
    kopecks,
    announced,
  };
}
