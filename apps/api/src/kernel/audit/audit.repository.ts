import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { Session } from '../database/session.ts';
import { AuditRecord } from './audit.schema.ts';

export type AuditEntry = Omit<AuditRecord, '_id'>;
export type StoredAuditEntry = AuditEntry & { id: string };

/** Ids that match a search word: an entry matches by any of them. */
export interface AuditWord {
  actorIds: readonly string[];
  actions: readonly string[];
  objectIds: readonly string[];
}

@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AuditRecord.name) private readonly model: Model<AuditRecord>) {}

  async insert(entry: AuditEntry, session: Session): Promise<void> {
    await this.model.create([entry], { session });
  }

  /** Returns a page of the entries that match every word, newest first. */
  async listPage(
    words: readonly AuditWord[],
    page: number,
    size: number,
  ): Promise<{ entries: StoredAuditEntry[]; total: number }> {
    const filter = words.length === 0 ? {} : { $and: words.map(filterOf) };
    const [records, total] = await Promise.all([
      this.model
        .find(filter)
        .sort({ at: -1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      words.length === 0 ? this.model.estimatedDocumentCount() : this.model.countDocuments(filter),
    ]);
    return { entries: records.map(toStored), total };
  }

  /** Returns the existing ones among these entries, oldest first. */
  async listByIds(ids: readonly string[], session: Session): Promise<StoredAuditEntry[]> {
    const records = await this.model.find(withIds(ids), null, { session }).sort({ at: 1 }).lean();
    return records.map(toStored);
  }

  /** Deletes the existing ones among these entries; returns how many. */
  async delete(ids: readonly string[], session: Session): Promise<number> {
    return (await this.model.deleteMany(withIds(ids), { session })).deletedCount;
  }
}

function withIds(ids: readonly string[]) {
  return { _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) };
}

function toStored({ _id, ...entry }: AuditRecord): StoredAuditEntry {
  return { id: _id.toHexString(), ...entry };
}

function filterOf({ actorIds, actions, objectIds }: AuditWord): object {
  return {
    $or: [
      { actorId: trusted({ $in: [...actorIds] }) },
      { action: trusted({ $in: [...actions] }) },
      { objectId: trusted({ $in: [...objectIds] }) },
    ],
  };
}
