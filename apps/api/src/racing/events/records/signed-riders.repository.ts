import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { RiderFields } from '../../../people/riders/rider-fields.schema.ts';
import { SignedRiderRecord } from './signed-rider.schema.ts';

export type SignedRiderFields = RiderFields & Pick<SignedRiderRecord, 'subgroupId'>;

export type SignUp = Pick<SignedRiderFields, 'subgroupId' | 'zwiftId'>;

@Injectable()
export class SignedRidersRepository {
  constructor(@InjectModel(SignedRiderRecord.name) private readonly model: Model<SignedRiderRecord>) {}

  /** Lists the riders of an event by group, then by first name. */
  async listByEvent(eventId: number, session: SessionOrNone): Promise<SignedRiderFields[]> {
    const records = await this.model.find({ eventId }, null, session && { session }).lean();
    return records.toSorted((a, b) => a.subgroupId - b.subgroupId || a.firstName.localeCompare(b.firstName, 'ru'));
  }

  /** Lists the events that any of these riders has signed up for. */
  async listEvents(zwiftIds: readonly number[], session: SessionOrNone): Promise<number[]> {
    return this.model.distinct('eventId', { zwiftId: trusted({ $in: [...zwiftIds] }) }, session ? { session } : {});
  }

  /** Lists the sign-ups of these riders. */
  async listSignUps(zwiftIds: readonly number[]): Promise<{ eventId: number; subgroupId: number }[]> {
    const records = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }) }, { _id: 0, eventId: 1, subgroupId: 1 })
      .lean();
    return records.map(({ eventId, subgroupId }) => ({ eventId, subgroupId }));
  }

  async delete(eventId: number, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }

  /** Replaces the sign-ups of an event; remaining riders keep their records. Returns the former ones. */
  async replace(eventId: number, riders: readonly SignedRiderFields[], session: ClientSession): Promise<SignUp[]> {
    const keys = new Set(riders.map(key));
    const before = await this.model.find({ eventId }, { subgroupId: 1, zwiftId: 1 }, { session }).lean();
    const gone = before.filter((record) => !keys.has(key(record))).map(({ _id }) => _id);
    if (gone.length > 0) await this.model.deleteMany({ _id: trusted({ $in: gone }) }, { session });
    if (riders.length === 0) return before;
    await this.model.bulkWrite(
      riders.map(({ subgroupId, zwiftId, ...fields }) => ({
        updateOne: { filter: { eventId, subgroupId, zwiftId }, update: { $set: fields }, upsert: true },
      })),
      { session },
    );
    return before;
  }
}

function key({ subgroupId, zwiftId }: SignUp): string {
  return `${subgroupId}.${zwiftId}`;
}
