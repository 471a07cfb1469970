import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { GamePictureRecord } from './game-picture.schema.ts';

export type StoredPicture = Pick<GamePictureRecord, 'kind' | 'name' | 'image' | 'triedAt'>;

@Injectable()
export class GamePicturesRepository {
  constructor(@InjectModel(GamePictureRecord.name) private readonly model: Model<GamePictureRecord>) {}

  /** Lists every image: at most one for each route and each jersey. */
  async listAll(): Promise<StoredPicture[]> {
    return this.model.find({}, { _id: 0 }).hint({ kind: 1, name: 1 }).lean();
  }

  async save({ kind, name, ...picture }: StoredPicture, session: Session): Promise<void> {
    await this.model.updateOne({ kind, name }, { $set: picture }, { upsert: true, session });
  }
}
