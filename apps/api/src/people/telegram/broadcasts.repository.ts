import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BroadcastState } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { BroadcastRecord, DeliveryRecord, type DeliveryState } from './broadcast.schema.ts';
import { BroadcastRunning } from './telegram.errors.ts';
import { everyChat } from './telegram.repository.ts';
import { TelegramChatRecord } from './telegram-chat.schema.ts';

export interface StoredBroadcast extends Omit<BroadcastRecord, '_id' | 'authorId' | 'isOpen'> {
  id: string;
  authorId: string | null;
}

export type NewBroadcast = Pick<StoredBroadcast, 'text' | 'createdAt'> & { authorId: string };

export interface Delivery {
  id: string;
  chatId: number;
}

export type DeliveryCounts = Pick<StoredBroadcast, 'delivered' | 'failed' | 'unknown'>;

const mostListed = 20;

@Injectable()
export class BroadcastsRepository {
  constructor(
    @InjectModel(BroadcastRecord.name) private readonly broadcasts: Model<BroadcastRecord>,
    @InjectModel(DeliveryRecord.name) private readonly deliveries: Model<DeliveryRecord>,
    @InjectModel(TelegramChatRecord.name) private readonly chats: Model<TelegramChatRecord>,
  ) {}

  /** Stores a broadcast with a delivery for each receiver. Throws BroadcastRunning while another one is being sent. */
  async insert({ authorId, ...fields }: NewBroadcast, session: Session): Promise<StoredBroadcast> {
    const chats = await this.chats.find(everyChat, { chatId: 1 }, { session }).lean();
    const state = { state: 'sending', isOpen: true, receivers: chats.length } as const;
    const record = { ...fields, ...state, authorId: new Types.ObjectId(authorId) };
    const [created] = await this.broadcasts.create([record], { session }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new BroadcastRunning() : error;
    });
    if (!created) throw new Error('A broadcast was not stored.');
    const deliveries = chats.map(({ chatId }) => ({ broadcastId: created._id, chatId, state: 'waiting' as const }));
    await this.deliveries.insertMany(deliveries, { session });
    return toBroadcast(created.toObject());
  }

  /** Lists the latest, newest first. */
  async listLatest(): Promise<StoredBroadcast[]> {
    return (await this.broadcasts.find().sort({ createdAt: -1 }).limit(mostListed).lean()).map(toBroadcast);
  }

  /** Returns the one being sent. */
  async open(): Promise<StoredBroadcast | null> {
    const record = await this.broadcasts.findOne({ isOpen: true }).lean();
    return record && toBroadcast(record);
  }

  /** Claims the next delivery, so that no other process sends it. */
  async claim(id: string, at: Date): Promise<Delivery | null> {
    const filter = { broadcastId: new Types.ObjectId(id), state: 'waiting' as const };
    const record = await this.deliveries.findOneAndUpdate(filter, { $set: { state: 'claimed', at } }).lean();
    return record && { id: record._id.toHexString(), chatId: record.chatId };
  }

  async setDelivery(id: string, state: DeliveryState): Promise<void> {
    await this.deliveries.updateOne({ _id: new Types.ObjectId(id) }, { $set: { state } });
  }

  /** Abandons claims older than `before`, of processes that died: whether those were sent is unknown. */
  async giveUpClaims(id: string, before: Date): Promise<void> {
    const filter = { broadcastId: new Types.ObjectId(id), state: 'claimed' as const, at: trusted({ $lt: before }) };
    await this.deliveries.updateMany(filter, { $set: { state: 'unknown' } });
  }

  /** Whether a delivery is waiting or in progress. */
  async hasMore(id: string): Promise<boolean> {
    const unfinished: DeliveryState[] = ['waiting', 'claimed'];
    const state = trusted({ $in: unfinished });
    return (await this.deliveries.exists({ broadcastId: new Types.ObjectId(id), state })) !== null;
  }

  async getCounts(id: string, session: SessionOrNone): Promise<DeliveryCounts> {
    const groups = await this.deliveries.aggregate<{ _id: DeliveryState; count: number }>(
      [{ $match: { broadcastId: new Types.ObjectId(id) } }, { $group: { _id: '$state', count: { $sum: 1 } } }],
      { ...(session && { session }) },
    );
    const of = (state: DeliveryState) => groups.find(({ _id }) => _id === state)?.count ?? 0;
    return { delivered: of('delivered'), failed: of('failed'), unknown: of('unknown') };
  }

  /** Replaces the deliveries with their counts; does nothing if already closed. */
  async close(id: string, state: BroadcastState, session: Session): Promise<void> {
    const broadcastId = new Types.ObjectId(id);
    const changes = { $set: { state, ...(await this.getCounts(id, session)) }, $unset: { isOpen: '' } };
    const { modifiedCount } = await this.broadcasts.updateOne({ _id: broadcastId, isOpen: true }, changes, { session });
    if (modifiedCount > 0) await this.deliveries.deleteMany({ broadcastId }, { session });
  }

  async forgetUser(userId: string, session: Session): Promise<void> {
    const filter = { authorId: new Types.ObjectId(userId) };
    await this.broadcasts.updateMany(filter, { $unset: { authorId: '' } }, { session });
  }
}

function toBroadcast({ _id, authorId, isOpen: _isOpen, ...fields }: BroadcastRecord): StoredBroadcast {
  return { ...fields, id: _id.toHexString(), authorId: authorId?.toHexString() ?? null };
}
