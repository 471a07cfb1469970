import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { WebhookDelivery, WebhookFault, WebhookType } from '@otryv/contract';
import { SchemaTypes, type Types } from 'mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

const daysKept = 30;

@Schema({ _id: false })
export class WebhookAttemptRecord {
  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: Number, required: true })
  ms!: number;

  @Prop({ type: Number, default: null })
  status!: number | null;

  @Prop({ type: String, default: null })
  fault!: WebhookFault | null;
}

/** Delivery to a webhook, with the sender's attempts. */
@Schema({ collection: 'webhookDeliveries', versionKey: false })
export class WebhookDeliveryRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  webhookId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  type!: WebhookType;

  @Prop({ type: Number, default: null })
  eventId!: number | null;

  @Prop({ type: String, default: null })
  seriesId!: string | null;

  @Prop({ type: Number, default: null })
  version!: number | null;

  @Prop({ type: String, required: true })
  state!: WebhookDelivery['state'];

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  /** How often it failed since it was last scheduled. */
  @Prop({ type: Number, default: 0 })
  failures!: number;

  /** When it is sent next; during sending, when another process may take it over. */
  @Prop({ type: Date, default: null })
  nextAt!: Date | null;

  @Prop({ type: [SchemaFactory.createForClass(WebhookAttemptRecord)], default: [] })
  attempts!: WebhookAttemptRecord[];
}

export const webhookDeliverySchema = SchemaFactory.createForClass(WebhookDeliveryRecord);

// Serves the log of a webhook.
webhookDeliverySchema.index({ webhookId: 1, createdAt: -1, _id: -1 });
// Serves the query for due deliveries.
webhookDeliverySchema.index({ nextAt: 1 });
webhookDeliverySchema.index({ createdAt: 1 }, { expireAfterSeconds: daysKept * daySeconds });
