import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import type { Fault } from '../../kernel/errors/fault-log.ts';
import { searchEndings } from '../../kernel/search/search-endings.ts';
import { searchFilter } from '../../kernel/search/search-filter.ts';
import { FaultRecord } from './fault.schema.ts';

export type StoredFault = Fault & { id: string; at: Date; count: number };

@Injectable()
export class FaultsRepository {
  constructor(@InjectModel(FaultRecord.name) private readonly model: Model<FaultRecord>) {}

  /** Counts an error if an equal one is stored; `false` otherwise. */
  async count({ method, path, stack, ...latest }: Fault & { at: Date }): Promise<boolean> {
    const searched = endingsOf({ method, path, stack, ...latest });
    const changes = { $inc: { count: 1 }, $set: { ...latest, searchEndings: searched } };
    return (await this.model.updateOne({ key: keyOf({ method, path, stack }) }, changes)).matchedCount > 0;
  }

  async insert(fault: Fault & { at: Date }): Promise<void> {
    await this.model.create({ ...fault, firstAt: fault.at, key: keyOf(fault), searchEndings: endingsOf(fault) });
  }

  /** Counts the errors that first occurred after a moment. */
  countNewSince(since: Date): Promise<number> {
    return this.model.countDocuments({ firstAt: trusted({ $gt: since }) });
  }

  /** Returns a page of the errors with every typed word, newest first. */
  async listPage(search: string, page: number, size: number): Promise<{ faults: StoredFault[]; total: number }> {
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

  async findById(id: string): Promise<StoredFault | null> {
    const record = await this.model.findById(id, { searchEndings: 0 }).lean();
    return record && toFault(record);
  }

  /** Returns the existing ones among these errors, oldest first. */
  async listByIds(ids: readonly string[], session: Session): Promise<StoredFault[]> {
    return (await this.model.find(withIds(ids), { searchEndings: 0 }, { session }).sort({ at: 1 }).lean()).map(toFault);
  }

  /** Deletes the existing ones among these errors; returns how many. */
  async delete(ids: readonly string[], session: Session): Promise<number> {
    return (await this.model.deleteMany(withIds(ids), { session })).deletedCount;
  }
}

type Place = Pick<Fault, 'method' | 'path' | 'stack'>;

function keyOf({ method, path, stack }: Place): string {
  return createHash('sha256').update([method, path, stack].join('\n')).digest('base64url');
}

function endingsOf({ method, path, stack, requestId }: Fault): string[] {
  const [headline] = stack.split('\n', 1);
  return searchEndings([headline, path, method, requestId]);
}

function withIds(ids: readonly string[]) {
  return { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) };
}

function toFault(record: Omit<FaultRecord, 'searchEndings' | 'firstAt'>): StoredFault {
  const { _id, at, count = 1, requestId, method, path, userId, stack } = record;
  return { id: _id.toHexString(), at, count, requestId, method, path, userId, stack };
}
