import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FinishProtocolBody } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { FinishProtocolRecord } from './finish-protocol.schema.ts';
import { FinishProtocolKnown } from './finish-protocols.errors.ts';

export type StoredProtocol = FinishProtocolBody & { id: string };

@Injectable()
export class FinishProtocolsRepository {
  constructor(@InjectModel(FinishProtocolRecord.name) private readonly model: Model<FinishProtocolRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<StoredProtocol | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toStored(record);
  }

  /** Returns the one with this rule and organizer. */
  async findSameRule(
    { organizerId, name }: Pick<FinishProtocolBody, 'organizerId' | 'name'>,
    session: Session,
  ): Promise<StoredProtocol | null> {
    const record = await this.model.findOne({ organizerId, name }, null, { session }).lean();
    return record && toStored(record);
  }

  async listAll(): Promise<StoredProtocol[]> {
    const sort = { organizerId: 1, name: 1 } as const;
    return (await this.model.find().sort(sort).hint(sort).lean()).map(toStored);
  }

  /** Lists those of the organizers and those offered to all. */
  async listOfferedTo(organizerIds: readonly string[]): Promise<StoredProtocol[]> {
    const ids = organizerIds.map((id) => new Types.ObjectId(id));
    const records = await this.model
      .find({ $or: [{ organizerId: trusted({ $in: ids }) }, { isDefault: true }] })
      .lean();
    return records.map(toStored);
  }

  /** Throws FinishProtocolKnown. */
  async insert(protocol: FinishProtocolBody, session: Session): Promise<StoredProtocol> {
    const record = new this.model(protocol);
    await unlessKnown(() => record.save({ session }));
    return toStored(record.toObject());
  }

  /** Throws FinishProtocolKnown. */
  async update(id: string, protocol: FinishProtocolBody, session: Session): Promise<void> {
    await unlessKnown(() => this.model.updateOne({ _id: id }, { $set: protocol }, { session }));
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }

  async deleteOf(organizerId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ organizerId }, { session });
  }
}

async function unlessKnown<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateKey(error) ? new FinishProtocolKnown() : error;
  }
}

/** Maps a record, naming each field. */
function toStored(record: FinishProtocolRecord): StoredProtocol {
  return {
    id: record._id.toHexString(),
    organizerId: record.organizerId?.toHexString() ?? null,
    name: record.name,
    displayName: record.displayName,
    description: record.description,
    isDefault: record.isDefault,
  };
}
