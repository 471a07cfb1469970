import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { RiderFields } from '../../../people/riders/rider-fields.schema.ts';
import { SignedRiderRecord } from './signed-rider.schema.ts';

export type SignedRiderFields = RiderFields & Pick<SignedRiderRecord, 'subgroupId'>;

@Injectable()
export class SignedRidersRepository {
  constructor(@InjectModel(SignedRiderRecord.name) private readonly model: Model<SignedRiderRecord>) {}

  /** Lists the riders of an event by group, then by first name. */
  async listByEvent(eventId: number, session: SessionOrNone): Promise<SignedRiderFields[]> {
    const records = await this.model.find({ eventId }, null, session && { session }).lean();
    return records.toSorted((a, b) => a.subgroupId - b.subgroupId || a.firstName.localeCompare(b.firstName, 'ru'));
  }

  /** Lists the events that any of these riders has signed up for. */
  async listEvents(zwiftIds: readonly number[]): Promise<number[]> {
    return this.model.distinct('eventId', { zwiftId: trusted({ $in: [...zwiftIds] }) });
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

  /** Replaces the sign-ups of an event; remaining riders keep their records. Returns whether any changed groups. */
  async replace(eventId: number, riders: readonly SignedRiderFields[], session: ClientSession): Promise<boolean> {
    const keys = new Set(riders.map(key));
    const before = await this.model.find({ eventId }, { subgroupId: 1, zwiftId: 1 }, { session }).lean();
    const gone = before.filter((record) => !keys.has(key(record))).map(({ _id }) => _id);
    if (gone.length > 0) await this.model.deleteMany({ _id: trusted({ $in: gone }) }, { session });
    if (riders.length === 0) return false;
    await this.model.bulkWrite(
      riders.map(({ subgroupId, zwiftId, ...fields }) => ({
        updateOne: { filter: { eventId, subgroupId, zwiftId }, update: { $set: fields }, upsert: true },
      })),
      { session },
    );
    return haveMoved(before, riders);
  }
}

type SignUp = Pick<SignedRiderFields, 'subgroupId' | 'zwiftId'>;

/** Whether a rider in both lists has different groups in the second. */
function haveMoved(before: readonly SignUp[], after: readonly SignUp[]): boolean {
  const [former, present] = [groupsByRider(before), groupsByRider(after)];
  return [...former].some(([zwiftId, groups]) => {
    const now = present.get(zwiftId);
    return now !== undefined && (now.size !== groups.size || [...groups].some((group) => !now.has(group)));
  });
}

function groupsByRider(signUps: readonly SignUp[]): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (const { zwiftId, subgroupId } of signUps)
    groups.set(zwiftId, (groups.get(zwiftId) ?? new Set()).add(subgroupId));
  return groups;
}

function key({ subgroupId, zwiftId }: SignUp): string {
  return `${subgroupId}.${zwiftId}`;
}
