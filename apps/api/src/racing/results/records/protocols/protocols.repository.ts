import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { type ClientSession, type Model, type mongo, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../../kernel/database/duplicate-key.ts';
import type { SessionOrNone } from '../../../../kernel/database/session.ts';
import { ProtocolChanged } from '../results.errors.ts';
import { ProtocolRecord } from './protocol.schema.ts';
import type { RowMove } from './row-move.ts';

export interface StoredBytes {
  version: number;
  quality: number;
  bytes: Buffer;
}

export interface StoredVersion extends Pick<ProtocolRecord, 'version' | 'createdAt' | 'cause'> {
  /** `null` in versions written before changes were counted. */
  moved: number | null;
  move?: RowMove;
}

export interface NewProtocol extends Omit<ProtocolRecord, 'importId'> {
  importId: string;
}

@Injectable()
export class ProtocolsRepository {
  constructor(@InjectModel(ProtocolRecord.name) private readonly model: Model<ProtocolRecord>) {}

  /** Returns the latest version as served: one indexed read. */
  async findLatestBytes(eventId: number, session: SessionOrNone): Promise<StoredBytes | null> {
    const found = await this.model.collection.findOne(
      { eventId },
      {
        sort: { version: -1 },
        projection: { _id: 0, version: 1, quality: 1, bytes: 1 },
        promoteBuffers: true,
        ...(session && { session }),
      },
    );
    return found && { version: found.version, quality: found.quality, bytes: found.bytes };
  }

  async findLatestHead(
    eventId: number,
    session: SessionOrNone,
  ): Promise<(Pick<ProtocolRecord, 'version' | 'contentHash' | 'importId'> & { rulesVersion: RulesVersion }) | null> {
    const head = await this.model
      .findOne(
        { eventId },
        { version: 1, contentHash: 1, importId: 1, rulesVersion: 1 },
        { ...(session && { session }) },
      )
      .sort({ version: -1 })
      .lean();
    return head && { ...head, rulesVersion: head.rulesVersion ?? 1 };
  }

  /** Lists up to `most` events with a protocol, by number, after the given one. */
  async listEventsAfter(after: number, most: number): Promise<number[]> {
    const found: number[] = [];
    for (let last = after; found.length < most; ) {
      const next = await this.model
        .findOne({ eventId: trusted({ $gt: last }) }, { eventId: 1, _id: 0 })
        .sort({ eventId: 1, version: -1 })
        .lean();
      if (!next) break;
      found.push(next.eventId);
      last = next.eventId;
    }
    return found;
  }

  /** Lists the numbers of all versions but the latest. */
  async listFormerVersions(eventId: number): Promise<number[]> {
    const records = await this.model.find({ eventId }, { version: 1, _id: 0 }).sort({ version: -1 }).lean();
    return records.slice(1).map(({ version }) => version);
  }

  async findBytes(eventId: number, version: number, session: SessionOrNone): Promise<Buffer | null> {
    const found = await this.model.collection.findOne(
      { eventId, version },
      { projection: { _id: 0, bytes: 1 }, promoteBuffers: true, ...(session && { session }) },
    );
    return found?.bytes ?? null;
  }

  /** Lists the versions without their bytes, newest first, with the change of one row if requested. */
  async listHistory(eventId: number, profileId: number | undefined, most: number): Promise<StoredVersion[]> {
    const ofRow = { $filter: { input: '$moves', cond: { $eq: ['$$this.profileId', profileId ?? null] } } };
    return this.model.aggregate<StoredVersion>([
      { $match: { eventId } },
      { $sort: { version: -1 } },
      { $limit: most },
      {
        $project: {
          _id: 0,
          version: 1,
          createdAt: 1,
          cause: 1,
          moved: { $cond: [{ $isArray: '$moves' }, { $size: { $ifNull: ['$moves', []] } }, null] },
          move: { $first: { $cond: [{ $isArray: '$moves' }, ofRow, []] } },
        },
      },
    ]);
  }

  /** Adds a version. Throws ProtocolChanged when another process wrote the same one first. */
  async insert({ importId, ...protocol }: Readonly<NewProtocol>, session: ClientSession): Promise<void> {
    try {
      await this.model.collection.insertOne({ ...protocol, importId: new Types.ObjectId(importId) }, { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new ProtocolChanged();
      throw error;
    }
  }

  /** Records that a result is unchanged under newer rules. */
  async setRulesVersion(
    eventId: number,
    version: number,
    rulesVersion: RulesVersion,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ eventId, version }, { $set: { rulesVersion } }, { session });
  }

  /** Replaces the bytes of a version with more compressed ones. */
  async repack(eventId: number, version: number, bytes: Buffer, quality: number): Promise<void> {
    await this.model.updateOne({ eventId, version }, { $set: { bytes, quality } });
  }

  /** Streams new and recompressed versions of any process as they are written. Needs a replica set. */
  watch(): mongo.ChangeStream {
    return this.model.collection.watch(
      [{ $project: { 'fullDocument.eventId': 1, documentKey: 1, operationType: 1 } }],
      {
        fullDocument: 'updateLookup',
      },
    );
  }

  async deleteByEvent(eventId: number, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }
}
