import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Webhook, WebhookEvent } from '@otryv/contract';
import type { Model } from 'mongoose';
import type { SealedFields } from '../../kernel/crypto/resealing.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { WebhookRecord } from './webhook.schema.ts';
import { sealingPurpose } from './webhook-secret.ts';

export type NewWebhook = Pick<WebhookRecord, 'url' | 'events' | 'isOn' | 'secret' | 'createdAt'> & {
  organizerId: string;
};

/** Webhook in the form the sender needs, with its sealed secret. */
export type StoredWebhook = Omit<WebhookRecord, '_id' | 'organizerId'> & { id: string; organizerId: string };

export type WebhookState = Partial<
  Pick<WebhookRecord, 'isOn' | 'deliveredAt' | 'failingSince' | 'failures' | 'givenUpAt'>
>;

@Injectable()
export class WebhooksRepository {
  constructor(@InjectModel(WebhookRecord.name) private readonly model: Model<WebhookRecord>) {}

  sealedFields(): SealedFields {
    return { collection: this.model.collection, fields: ['secret'], purpose: sealingPurpose };
  }

  /** Lists the oldest first. */
  async listByOrganizer(organizerId: string): Promise<StoredWebhook[]> {
    const records = await this.model.find({ organizerId }).sort({ createdAt: 1 }).lean();
    return records.map(toStored);
  }

  /** Lists enabled webhooks subscribed to this event. */
  async listConcerned(organizerId: string, event: WebhookEvent, session: Session): Promise<string[]> {
    const records = await this.model.find({ organizerId, isOn: true, events: event }, { _id: 1 }, { session }).lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  async findById(id: string, session: SessionOrNone): Promise<StoredWebhook | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toStored(record);
  }

  count(organizerId: string, session: Session): Promise<number> {
    return this.model.countDocuments({ organizerId }, { session });
  }

  async insert(webhook: NewWebhook, session: Session): Promise<StoredWebhook> {
    const [record] = await this.model.create([webhook], { session });
    if (!record) throw new Error('A webhook was not inserted.');
    return toStored(record);
  }

  /** Returns the updated webhook; `null` if it was removed. */
  async update(id: string, state: WebhookState, session: Session): Promise<StoredWebhook | null> {
    const record = await this.model
      .findOneAndUpdate({ _id: id }, { $set: state }, { session, returnDocument: 'after' })
      .lean();
    return record && toStored(record);
  }

  /** Returns whether there was one. */
  async delete(id: string, session: Session): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session })).deletedCount > 0;
  }

  /** Disables the enabled ones; returns their ids. */
  async turnOffOf(organizerId: string, session: Session): Promise<string[]> {
    const records = await this.model.find({ organizerId, isOn: true }, { _id: 1 }, { session }).lean();
    await this.model.updateMany({ organizerId, isOn: true }, { $set: { isOn: false } }, { session });
    return records.map(({ _id }) => _id.toHexString());
  }

  /** Returns the ids of the deleted ones. */
  async deleteOf(organizerId: string, session: Session): Promise<string[]> {
    const records = await this.model.find({ organizerId }, { _id: 1 }, { session }).lean();
    await this.model.deleteMany({ organizerId }, { session });
    return records.map(({ _id }) => _id.toHexString());
  }
}

/** Maps a record, naming each field. */
function toStored(record: WebhookRecord): StoredWebhook {
  return {
    id: record._id.toHexString(),
    organizerId: record.organizerId.toHexString(),
    url: record.url,
    events: [...record.events],
    isOn: record.isOn,
    secret: record.secret,
    createdAt: record.createdAt,
    deliveredAt: record.deliveredAt,
    failingSince: record.failingSince,
    failures: record.failures,
    givenUpAt: record.givenUpAt,
  };
}

/** Maps a webhook for its owner, without the secret. */
export function toWebhook({ id, organizerId, url, events, isOn, ...dates }: StoredWebhook): Webhook {
  return {
    _id: id,
    organizerId,
    url,
    events,
    isOn,
    createdAt: dates.createdAt.toISOString(),
    deliveredAt: dates.deliveredAt?.toISOString() ?? null,
    failingSince: dates.failingSince?.toISOString() ?? null,
    givenUpAt: dates.givenUpAt?.toISOString() ?? null,
  };
}
