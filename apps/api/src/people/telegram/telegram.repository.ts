import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { TelegramChatRecord, TelegramStateRecord } from './telegram-chat.schema.ts';

export type TelegramState = Pick<TelegramStateRecord, 'offset' | 'pausedUntil'>;

/** Private chats have positive numbers; the condition makes the query use the index. */
export const everyChat = { chatId: trusted({ $gt: 0 }) };

/** Chats of the bot and its state. */
@Injectable()
export class TelegramRepository {
  constructor(
    @InjectModel(TelegramChatRecord.name) private readonly chats: Model<TelegramChatRecord>,
    @InjectModel(TelegramStateRecord.name) private readonly states: Model<TelegramStateRecord>,
  ) {}

  countReceivers(): Promise<number> {
    return this.chats.countDocuments(everyChat);
  }

  /** Adds a chat as a receiver; returns whether it is new. */
  async add(chatId: number, since: Date): Promise<boolean> {
    const { upsertedCount } = await this.chats.updateOne({ chatId }, { $setOnInsert: { since } }, { upsert: true });
    return upsertedCount > 0;
  }

  /** Removes a chat; returns whether it was a receiver. */
  async remove(chatId: number): Promise<boolean> {
    return (await this.chats.deleteOne({ chatId })).deletedCount > 0;
  }

  async getState(): Promise<TelegramState> {
    const state = await this.states.findById('bot').lean();
    return { offset: state?.offset ?? 0, pausedUntil: state?.pausedUntil ?? null };
  }

  async setState(changes: Partial<TelegramState>): Promise<void> {
    await this.states.updateOne({ _id: 'bot' }, { $set: changes }, { upsert: true });
  }
}
