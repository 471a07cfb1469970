import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { RawEventRecord } from './raw-event.schema.ts';

/** Event as received from the game. */
export type RawEvent = Readonly<RawEventRecord>;

@Injectable()
export class RawEventsRepository {
  constructor(@InjectModel(RawEventRecord.name) private readonly model: Model<RawEventRecord>) {}

  async findByEvent(gameId: number): Promise<RawEvent | null> {
    return this.model.findOne({ gameId }, { _id: 0 }).lean();
  }

  async delete(gameId: number, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ gameId }, { session });
  }

  /** Replaces the stored document of the event. */
  async replace(raw: RawEvent, session: ClientSession): Promise<void> {
    // The document is the game's own: it is stored unchanged, without a model.
    await this.model.collection.replaceOne({ gameId: raw.gameId }, raw, { session, upsert: true });
  }
}
