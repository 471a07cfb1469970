import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ApiKey, KeyHolder } from '@otryv/contract';
import type { Model } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { KeyRecord } from './key.schema.ts';

export type NewKey = Pick<KeyRecord, 'kind' | 'name' | 'origins' | 'hash' | 'ending' | 'createdAt'> & {
  organizerId: string;
};

/** Key that a request was admitted with. */
export interface UsedKey extends KeyHolder {
  lastUsedAt: Date | null;
}

@Injectable()
export class KeysRepository {
  constructor(@InjectModel(KeyRecord.name) private readonly model: Model<KeyRecord>) {}

  /** Lists the newest first. */
  async listByOrganizer(organizerId: string): Promise<ApiKey[]> {
    const records = await this.model.find({ organizerId }, { hash: 0 }).sort({ createdAt: -1 }).lean();
    return records.map(toApiKey);
  }

  async findById(id: string): Promise<ApiKey | null> {
    const record = await this.model.findById(id, { hash: 0 }).lean();
    return record && toApiKey(record);
  }

  async findByHash(hash: string): Promise<UsedKey | null> {
    const record = await this.model.findOne({ hash }, { kind: 1, organizerId: 1, origins: 1, lastUsedAt: 1 }).lean();
    return (
      record && {
        keyId: record._id.toHexString(),
        kind: record.kind,
        organizerId: record.organizerId.toHexString(),
        origins: record.origins,
        lastUsedAt: record.lastUsedAt,
      }
    );
  }

  count(organizerId: string, session: Session): Promise<number> {
    return this.model.countDocuments({ organizerId }, { session });
  }

  async insert(key: NewKey, session: Session): Promise<ApiKey> {
    const [record] = await this.model.create([key], { session });
    if (!record) throw new Error('A key was not inserted.');
    return toApiKey(record);
  }

  /** Sets the last use, unless a later one is known. */
  async use(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $max: { lastUsedAt: at } });
  }

  /** Returns whether there was one. */
  async delete(id: string, session: Session): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session })).deletedCount > 0;
  }

  async deleteOf(organizerId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ organizerId }, { session });
  }
}

/** Maps a record, naming each field. */
function toApiKey(record: Omit<KeyRecord, 'hash'>): ApiKey {
  return {
    _id: record._id.toHexString(),
    organizerId: record.organizerId.toHexString(),
    kind: record.kind,
    name: record.name,
    origins: [...record.origins],
    ending: record.ending,
    createdAt: record.createdAt.toISOString(),
    lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
  };
}
