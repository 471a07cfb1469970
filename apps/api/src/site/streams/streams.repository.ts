import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StreamPlatform } from '@otryv/contract';
import { type Model, trusted } from 'mongoose';
import type { SealedFields } from '../../kernel/crypto/resealing.ts';
import { StreamChannelRecord } from './stream-channel.schema.ts';
import { StreamPlatformRecord } from './stream-platform.schema.ts';

export type Channel = Omit<StreamChannelRecord, 'platform'>;
export type PlatformState = Omit<StreamPlatformRecord, 'platform'>;

const newState: PlatformState = {
  token: null,
  checkedAt: null,
  failedSince: null,
  failures: 0,
  pausedUntil: null,
  units: 0,
  unitsUntil: null,
};
const mostSamples = 60;

@Injectable()
export class StreamsRepository {
  constructor(
    @InjectModel(StreamChannelRecord.name) private readonly channels: Model<StreamChannelRecord>,
    @InjectModel(StreamPlatformRecord.name) private readonly platforms: Model<StreamPlatformRecord>,
  ) {}

  sealedFields(): SealedFields {
    return { collection: this.platforms.collection, fields: ['token'], purpose: null };
  }

  async listChannelsOf(platform: StreamPlatform, names: readonly string[]): Promise<Map<string, Channel>> {
    const records = await this.channels.find({ platform, name: trusted({ $in: [...names] }) }, { _id: 0 }).lean();
    return new Map(records.map((record) => [record.name, record]));
  }

  async save(platform: StreamPlatform, name: string, changes: Partial<Channel>): Promise<void> {
    await this.channels.updateOne({ platform, name }, { $set: changes }, { upsert: true });
  }

  async addSample(platform: StreamPlatform, name: string, sample: { at: Date; viewers: number }): Promise<void> {
    const samples = { $each: [sample], $slice: -mostSamples };
    await this.channels.updateOne({ platform, name }, { $push: { samples } });
  }

  /** Deletes channels that are no longer shown. */
  async keepOnly(platform: StreamPlatform, names: readonly string[]): Promise<void> {
    await this.channels.deleteMany({ platform, name: trusted({ $nin: [...names] }) });
  }

  async getState(platform: StreamPlatform): Promise<PlatformState> {
    return (await this.platforms.findOne({ platform }, { _id: 0 }).lean()) ?? newState;
  }

  async setState(platform: StreamPlatform, changes: Partial<PlatformState>): Promise<void> {
    await this.platforms.updateOne({ platform }, { $set: changes }, { upsert: true });
  }

  /** Counts the cost of a request. */
  async spend(platform: StreamPlatform, units: number): Promise<void> {
    await this.platforms.updateOne({ platform }, { $inc: { units } }, { upsert: true });
  }
}
