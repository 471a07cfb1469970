import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import { isDuplicateKey } from '../platform/database/duplicate-key.ts';
import { ProtocolRecord } from './protocol.schema.ts';
import { ProtocolChanged } from './results.errors.ts';

export interface StoredBytes {
  version: number;
  quality: number;
  bytes: Buffer;
}

@Injectable()
export class ProtocolsRepository {
  constructor(@InjectModel(ProtocolRecord.name) private readonly model: Model<ProtocolRecord>) {}

  /** The latest version as it is served: one indexed read. */
  async latestBytes(eventId: number): Promise<StoredBytes | null> {
    const found = await this.model.collection.findOne(
      { eventId },
      { sort: { version: -1 }, projection: { _id: 0, version: 1, quality: 1, bytes: 1 }, promoteBuffers: true },
    );
    return found && { version: found.version, quality: found.quality, bytes: found.bytes };
  }

  async latestHead(
    eventId: number,
    session?: ClientSession,
  ): Promise<Pick<ProtocolRecord, 'version' | 'contentHash'> | null> {
    return this.model
      .findOne({ eventId }, { version: 1, contentHash: 1 }, { ...(session && { session }) })
      .sort({ version: -1 })
      .lean();
  }

  /** Adds a version. Throws ProtocolChanged when another process wrote the same one first. */
  async insert(protocol: Readonly<ProtocolRecord>, session: ClientSession): Promise<void> {
    try {
      await this.model.collection.insertOne(protocol, { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new ProtocolChanged();
      throw error;
    }
  }

  /** The same version, packed tighter. */
  async repack(eventId: number, version: number, bytes: Buffer, quality: number): Promise<void> {
    await this.model.updateOne({ eventId, version }, { $set: { bytes, quality } });
  }

  /** New and repacked versions of any process, as they happen. Needs a replica set. */
  watch(): mongo.ChangeStream {
    return this.model.collection.watch(
      [{ $project: { 'fullDocument.eventId': 1, documentKey: 1, operationType: 1 } }],
      {
        fullDocument: 'updateLookup',
      },
    );
  }
}
