import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { TelegramChatRecord, TelegramStateRecord } from './telegram-chat.schema.ts';

export type TelegramState = Pick<TelegramStateRecord, 'offset' | 'pausedUntil'>;

/** Private chats have positive numbers; by them the index is read. */
export const everyChat = { chatId: trusted({ $gt: 0 }) };

/** The chats of the bot and its state. */
@Injectable()
export class TelegramRepository {
  constructor(
    @InjectModel(TelegramChatRecord.name) private readonly chats: Model<TelegramChatRecord>,
    @InjectModel(TelegramStateRecord.name) private readonly states: Model<TelegramStateRecord>,
  ) {}

  receivers(): Promise<number> {
    return this.chats.countDocuments(everyChat);
  }

  /** Makes a chat a receiver; returns whether it was none. */
  async add(chatId: number, since: Date): Promise<boolean> {
    const { upsertedCount } = await this.chats.updateOne({ chatId }, { $setOnInsert: { since } }, { upsert: true });
    return upsertedCount > 0;
  }

  /** Forgets a chat; returns whether it was a receiver. */
  async remove(chatId: number): Promise<boolean> {
    return (await this.chats.deleteOne({ chatId })).deletedCount > 0;
  }

  async state(): Promise<TelegramState> {
    const state = await this.states.findById('bot').lean();
    return { offset: state?.offset ?? 0, pausedUntil: state?.pausedUntil ?? null };
  }

  async setState(changes: Partial<TelegramState>): Promise<void> {
    await this.states.updateOne({ _id: 'bot' }, { $set: changes }, { upsert: true });
  }
}
