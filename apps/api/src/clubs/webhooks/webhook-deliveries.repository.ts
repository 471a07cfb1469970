import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { WebhookDelivery } from '@otryv/contract';
import { type Model, Types, trusted } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { after } from '../../kernel/paging/after.ts';
import type { Slice } from '../../kernel/paging/cursors.ts';
import { type WebhookAttemptRecord, WebhookDeliveryRecord } from './webhook-delivery.schema.ts';

export type NewDelivery = Pick<WebhookDeliveryRecord, 'type' | 'createdAt'> &
  Partial<Pick<WebhookDeliveryRecord, 'eventId' | 'seriesId' | 'version'>> & { webhookId: string };

export type StoredDelivery = Omit<WebhookDeliveryRecord, '_id' | 'webhookId'> & { id: string; webhookId: string };

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Position of a delivery in the log: when it was stored, and its id. */
export type DeliveryKey = readonly [number, string];
export const deliveryKey = ({ createdAt, id }: StoredDelivery): DeliveryKey => [createdAt.getTime(), id];

/** Maximum number of recorded attempts, more than are ever made manually. */
const mostAttempts = 50;

@Injectable()
export class WebhookDeliveriesRepository {
  constructor(@InjectModel(WebhookDeliveryRecord.name) private readonly model: Model<WebhookDeliveryRecord>) {}

  /** Stores a delivery that is due immediately. */
  async insert(delivery: NewDelivery, session: Session): Promise<string> {
    const due = { state: 'waiting' as const, nextAt: delivery.createdAt };
    const [record] = await this.model.create([{ ...delivery, ...due }], { session });
    if (!record) throw new Error('A delivery was not inserted.');
    return record._id.toHexString();
  }

  async findById(id: string): Promise<StoredDelivery | null> {
    const record = await this.model.findById(id).lean();
    return record && toStored(record);
  }

  /** Returns a page of the log, newest first. */
  async listPage(
    webhookId: string,
    slice: Slice<DeliveryKey>,
  ): Promise<{ deliveries: StoredDelivery[]; total: number }> {
    const [createdAt = 0, id] = slice.after ?? [];
    const key = [new Date(createdAt), new Types.ObjectId(id)];
    const [records, total] = await Promise.all([
      this.model
        .find(slice.after ? { $and: [{ webhookId }, after(newestFirst, key)] } : { webhookId })
        .sort(newestFirst)
        .skip(slice.skip)
        .limit(slice.limit)
        .lean(),
      this.model.countDocuments({ webhookId }),
    ]);
    return { deliveries: records.map(toStored), total };
  }

  async listDue(now: Date, most: number): Promise<string[]> {
    const records = await this.model
      .find({ nextAt: trusted({ $lte: now }) }, { _id: 1 })
      .sort({ nextAt: 1 })
      .limit(most)
      .lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /** Claims a due delivery; no other process can until `until`. */
  async claim(id: string, now: Date, until: Date): Promise<StoredDelivery | null> {
    const record = await this.model
      .findOneAndUpdate(
        { _id: id, nextAt: trusted({ $lte: now }) },
        { $set: { nextAt: until } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toStored(record);
  }

  /** Records an attempt. */
  async recordAttempt(
    id: string,
    attempt: WebhookAttemptRecord,
    next: Pick<WebhookDeliveryRecord, 'state' | 'failures' | 'nextAt'>,
    session: Session,
  ): Promise<void> {
    await this.model.updateOne(
      { _id: id },
      { $set: next, $push: { attempts: { $each: [attempt], $slice: -mostAttempts } } },
      { session },
    );
  }

  /** Ends a delivery whose webhook is disabled or removed. */
  async drop(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { state: 'failed', nextAt: null } });
  }

  /** Reschedules a delivery. */
  async order(id: string, at: Date, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { state: 'waiting', failures: 0, nextAt: at } }, { session });
  }

  async deleteOf(webhookIds: readonly string[], session: Session): Promise<void> {
    await this.model.deleteMany({ webhookId: trusted({ $in: [...webhookIds] }) }, { session });
  }
}

/** Maps a record, naming each field. */
function toStored(record: WebhookDeliveryRecord): StoredDelivery {
  return {
    id: record._id.toHexString(),
    webhookId: record.webhookId.toHexString(),
    type: record.type,
    eventId: record.eventId,
    seriesId: record.seriesId,
    version: record.version,
    state: record.state,
    createdAt: record.createdAt,
    failures: record.failures,
    nextAt: record.nextAt,
    attempts: record.attempts.map(({ at, ms, status, fault }) => ({ at, ms, status, fault })),
  };
}

export function toDelivery({
  id,
  failures: _own,
  createdAt,
  nextAt,
  attempts,
  ...fields
}: StoredDelivery): WebhookDelivery {
  return {
    _id: id,
    ...fields,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    attempts: attempts.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
  };
}
