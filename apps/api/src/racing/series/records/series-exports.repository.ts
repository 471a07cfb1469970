import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { SeriesExportRecord } from './series-export.schema.ts';

export interface StoredExport {
  organizerId: string;
  urlSlug: string;
  bytes: Buffer;
}

/** Export files of deleted series. */
@Injectable()
export class SeriesExportsRepository {
  constructor(@InjectModel(SeriesExportRecord.name) private readonly model: Model<SeriesExportRecord>) {}

  async find(seriesId: string): Promise<StoredExport | null> {
    const found = await this.model.collection.findOne(
      { seriesId: new Types.ObjectId(seriesId) },
      { promoteBuffers: true },
    );
    return found && { organizerId: String(found.organizerId), urlSlug: found.urlSlug, bytes: found.bytes };
  }

  async insert(
    seriesId: string,
    { organizerId, ...file }: StoredExport & { createdAt: Date },
    session: ClientSession,
  ): Promise<void> {
    const ids = { seriesId: new Types.ObjectId(seriesId), organizerId: new Types.ObjectId(organizerId) };
    await this.model.collection.insertOne({ ...ids, ...file }, { session });
  }
}
