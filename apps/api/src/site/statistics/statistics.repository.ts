import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { readStoredData, type StoredKind } from '../../kernel/stored-data.ts';
import { StatisticRecord } from './statistic.schema.ts';

export interface Stored<Data> {
  data: Data;
  updatedAt: Date;
}

@Injectable()
export class StatisticsRepository {
  constructor(@InjectModel(StatisticRecord.name) private readonly model: Model<StatisticRecord>) {}

  async save<Data extends object>({ name }: StoredKind<Data>, data: NoInfer<Data>, updatedAt: Date): Promise<void> {
    await this.model.updateOne({ key: name }, { $set: { data, updatedAt } }, { upsert: true });
  }

  /** Returns `null` before the first computation. */
  async findByKind<Data extends object>(kind: StoredKind<Data>): Promise<Stored<Data> | null> {
    const record = await this.model.findOne({ key: kind.name }).lean();
    return record && { data: readStoredData(kind, record.data), updatedAt: record.updatedAt };
  }

  async findCountedAt(key: string): Promise<Date | null> {
    const record = await this.model.findOne({ key }, 'updatedAt').lean();
    return record?.updatedAt ?? null;
  }
}
