import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NewsPost, ReleaseNote } from '@otryv/contract';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session } from '../../kernel/database/session.ts';
import { NewsVersionTaken } from './news.errors.ts';
import { NewsRecord } from './news.schema.ts';

@Injectable()
export class NewsRepository {
  constructor(@InjectModel(NewsRecord.name) private readonly model: Model<NewsRecord>) {}

  /** Lists the newest release first. */
  async listLatest(count: number): Promise<NewsPost[]> {
    const records = await this.model.find().sort({ releaseDate: -1, _id: -1 }).limit(count).lean();
    return records.map(toPost);
  }

  async findById(id: string, session: Session): Promise<NewsPost | null> {
    const record = await this.model.findById(id, {}, { session }).lean();
    return record && toPost(record);
  }

  async findByVersion(version: string, session: Session): Promise<NewsPost | null> {
    const record = await this.model.findOne({ version }, {}, { session }).lean();
    return record && toPost(record);
  }

  /** Throws NewsVersionTaken. */
  async insert(note: ReleaseNote, session: Session): Promise<string> {
    return refusingTakenVersions(async () => {
      const [record] = await this.model.create([note], { session });
      return String(record?._id);
    });
  }

  /** Throws NewsVersionTaken. */
  async replace(id: string, note: ReleaseNote, session: Session): Promise<void> {
    await refusingTakenVersions(() =>
      this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: note, $inc: { revision: 1 } }, { session }).exec(),
    );
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: new Types.ObjectId(id) }, { session });
  }
}

async function refusingTakenVersions<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw new NewsVersionTaken();
    throw error;
  }
}

function toPost({ _id, releaseDate, version, text, revision = 0 }: NewsRecord): NewsPost {
  return { _id: _id.toHexString(), releaseDate: releaseDate.toISOString(), version, text, revision };
}
