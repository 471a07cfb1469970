import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { SeriesDocumentRecord } from './series-document.schema.ts';
import type { StageMove } from './stage-move.ts';

export interface StoredDocument {
  part: number;
  version: number;
  contentHash: string;
  bytes: Buffer;
}

export interface NewDocument extends Omit<SeriesDocumentRecord, 'seriesId'> {
  seriesId: string;
}

export interface DocumentVersion extends Pick<SeriesDocumentRecord, 'version' | 'createdAt' | 'cause'> {
  move: StageMove | null;
}

/** Versions of protocols and standings, ready to be served. */
@Injectable()
export class SeriesDocumentsRepository {
  constructor(@InjectModel(SeriesDocumentRecord.name) private readonly model: Model<SeriesDocumentRecord>) {}

  /** Returns the latest version as served: one indexed read. */
  async findLatest(seriesId: string, part: number, session: SessionOrNone): Promise<StoredDocument | null> {
    const found = await this.model.collection.findOne(
      { seriesId: new Types.ObjectId(seriesId), part },
      {
        sort: { version: -1 },
        projection: { _id: 0, part: 1, version: 1, contentHash: 1, bytes: 1 },
        promoteBuffers: true,
        ...(session && { session }),
      },
    );
    return found && { part, version: found.version, contentHash: found.contentHash, bytes: found.bytes };
  }

  /** Returns the rules that the protocols and standings of a series were computed with; `null` before the first. */
  async findRulesVersion(seriesId: string, session: SessionOrNone): Promise<RulesVersion | null> {
    const latest = await this.model
      .findOne({ seriesId }, { rulesVersion: 1, _id: 0 }, { ...(session && { session }) })
      .sort({ part: 1, version: -1 })
      .lean();
    return latest && (latest.rulesVersion ?? 1);
  }

  /** Lists up to `most` series with protocols or standings, by id, after the given one. */
  async listSeriesAfter(after: string | null, most: number): Promise<string[]> {
    const found: string[] = [];
    for (let last = after; found.length < most; ) {
      const filter = last === null ? {} : { seriesId: trusted({ $gt: new Types.ObjectId(last) }) };
      const next = await this.model
        .findOne(filter, { seriesId: 1, _id: 0 })
        .sort({ seriesId: 1, part: 1, version: -1 })
        .lean();
      if (!next) break;
      last = next.seriesId.toHexString();
      found.push(last);
    }
    return found;
  }

  /** Records that a result is unchanged under newer rules. */
  async setRulesVersion(
    { seriesId, part, version }: Pick<NewDocument, 'seriesId' | 'part' | 'version'>,
    rulesVersion: RulesVersion,
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne(
      { seriesId: new Types.ObjectId(seriesId), part, version },
      { $set: { rulesVersion } },
      { session },
    );
  }

  /** Lists the versions without their bytes, newest first, with the change of one rider if requested. */
  async listHistory(seriesId: string, part: number, profileId: number | undefined, most: number) {
    const ofRider = { $filter: { input: '$moves', cond: { $eq: ['$$this.profileId', profileId ?? null] } } };
    return this.model.aggregate<DocumentVersion>([
      { $match: { seriesId: new Types.ObjectId(seriesId), part } },
      { $sort: { version: -1 } },
      { $limit: most },
      { $project: { _id: 0, version: 1, createdAt: 1, cause: 1, move: { $ifNull: [{ $first: ofRider }, null] } } },
    ]);
  }

  /** Lists every version but the latest of each part, without its bytes. */
  async listFormerVersions(seriesId: string): Promise<{ part: number; version: number }[]> {
    const records = await this.model
      .find({ seriesId: new Types.ObjectId(seriesId) }, { _id: 0, part: 1, version: 1 })
      .sort({ part: 1, version: -1 })
      .lean();
    return records.filter(({ part }, index) => records[index - 1]?.part === part);
  }

  async findBytes(seriesId: string, part: number, version: number): Promise<Buffer | null> {
    const found = await this.model.collection.findOne(
      { seriesId: new Types.ObjectId(seriesId), part, version },
      { projection: { _id: 0, bytes: 1 }, promoteBuffers: true },
    );
    return found?.bytes ?? null;
  }

  async replaceBytes(seriesId: string, part: number, version: number, bytes: Buffer): Promise<void> {
    await this.model.updateOne({ seriesId: new Types.ObjectId(seriesId), part, version }, { $set: { bytes } });
  }

  async insert({ seriesId, ...document }: Readonly<NewDocument>, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne({ ...document, seriesId: new Types.ObjectId(seriesId) }, { session });
  }

  /** Deletes the parts of a series except the given ones. */
  async deleteBut(seriesId: string, parts: readonly number[], session: ClientSession): Promise<void> {
    await this.model.deleteMany(
      { seriesId: new Types.ObjectId(seriesId), part: trusted({ $nin: [...parts] }) },
      { session },
    );
  }
}
