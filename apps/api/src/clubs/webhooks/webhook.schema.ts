import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { WebhookEvent } from '@otryv/contract';
import { SchemaTypes, type Types } from 'mongoose';

/** Address that receives changes of an organizer. */
@Schema({ collection: 'webhooks', versionKey: false })
export class WebhookRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  url!: string;

  @Prop({ type: [String], required: true })
  events!: WebhookEvent[];

  @Prop({ type: Boolean, required: true })
  isOn!: boolean;

  /** Its signing secret, encrypted: unlike an API key, the portal itself needs it. */
  @Prop({ type: String, required: true })
  secret!: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, default: null })
  deliveredAt!: Date | null;

  @Prop({ type: Date, default: null })
  failingSince!: Date | null;

  /** Number of consecutive permanently failed deliveries. */
  @Prop({ type: Number, default: 0 })
  failures!: number;

  @Prop({ type: Date, default: null })
  givenUpAt!: Date | null;
}

export const webhookSchema = SchemaFactory.createForClass(WebhookRecord);

// Serves the list of an organizer, and its webhooks for a change.
webhookSchema.index({ organizerId: 1, createdAt: 1 });
