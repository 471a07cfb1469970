import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { BotRecord } from './bot.schema.ts';
import type { Bot } from './bot.ts';
import { BotTaken } from './bots.errors.ts';

export type NewBot = Omit<Bot, 'id'>;

@Injectable()
export class BotsRepository {
  constructor(@InjectModel(BotRecord.name) private readonly model: Model<BotRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<Bot | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toBot(record);
  }

  async findByOrganizer(organizerId: string, session: SessionOrNone): Promise<Bot | null> {
    const record = await this.model.findOne({ organizerId }, null, session && { session }).lean();
    return record && toBot(record);
  }

  async findByUsername(username: string): Promise<Bot | null> {
    const record = await this.model.findOne({ username }).lean();
    return record && toBot(record);
  }

  /** Replaces the organizer's previous bot. Throws BotTaken. */
  async replace(bot: NewBot, session: Session): Promise<Bot> {
    try {
      const record = await this.model
        .findOneAndUpdate(
          { organizerId: bot.organizerId },
          { $set: bot },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean();
      return toBot(record);
    } catch (error) {
      throw isDuplicateKey(error) ? new BotTaken() : error;
    }
  }

  async update(id: string, changes: Partial<NewBot>, session: SessionOrNone): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: changes }, session && { session });
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }

  /** Lists bots whose sign-in is due for renewal. */
  async listDue(now: Date): Promise<Bot[]> {
    const records = await this.model.find({ renewAt: trusted({ $lte: now }) }).lean();
    return records.map(toBot);
  }
}

/** Maps a record, naming each field. */
function toBot(record: BotRecord): Bot {
  return {
    id: record._id.toHexString(),
    organizerId: record.organizerId.toHexString(),
    username: record.username,
    name: record.name,
    gameUserId: record.gameUserId,
    issuedAt: record.issuedAt,
    expiresAt: record.expiresAt,
    renewAt: record.renewAt,
    refusals: record.refusals,
    failure: record.failure,
    failedAt: record.failedAt,
    toldAt: record.toldAt,
  };
}
