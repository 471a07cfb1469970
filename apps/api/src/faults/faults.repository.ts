import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Session } from '../platform/database/session.ts';
import type { Fault } from '../platform/errors/fault-log.ts';
import { searchEndings } from '../platform/search/search-endings.ts';
import { searchFilter } from '../platform/search/search-filter.ts';
import { FaultRecord } from './fault.schema.ts';

export type StoredFault = Fault & { id: string; at: Date };

@Injectable()
export class FaultsRepository {
  constructor(@InjectModel(FaultRecord.name) private readonly model: Model<FaultRecord>) {}

  async insert(fault: Fault & { at: Date }): Promise<void> {
    const [headline] = fault.stack.split('\n', 1);
    const searched = searchEndings([headline, fault.path, fault.method, fault.requestId]);
    await this.model.create({ ...fault, searchEndings: searched });
  }

  /** A page of the faults with every typed word, the newest first. */
  async page(search: string, page: number, size: number): Promise<{ faults: StoredFault[]; total: number }> {
    const filter = searchFilter(search);
    const [records, total] = await Promise.all([
      this.model
        .find(filter, { searchEndings: 0 })
        .sort({ at: -1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      search.trim() === '' ? this.model.estimatedDocumentCount() : this.model.countDocuments(filter),
    ]);
    return { faults: records.map(toFault), total };
  }

  async byId(id: string): Promise<StoredFault | null> {
    const record = await this.model.findById(id, { searchEndings: 0 }).lean();
    return record && toFault(record);
  }

  /** Those of the faults that are there, the oldest first. */
  async byIds(ids: readonly string[], session: Session): Promise<StoredFault[]> {
    return (await this.model.find(withIds(ids), { searchEndings: 0 }, { session }).sort({ at: 1 }).lean()).map(toFault);
  }

  /** Deletes those of the faults that are there; returns how many. */
  async delete(ids: readonly string[], session: Session): Promise<number> {
    return (await this.model.deleteMany(withIds(ids), { session })).deletedCount;
  }
}

function withIds(ids: readonly string[]) {
  return { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) };
}

function toFault({ _id, at, requestId, method, path, userId, stack }: Omit<FaultRecord, 'searchEndings'>): StoredFault {
  return { id: _id.toHexString(), at, requestId, method, path, userId, stack };
}
