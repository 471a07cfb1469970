import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { BroadcastState } from '@otryv/contract';
import { Types } from 'mongoose';

/** Message to every receiver of the bot. */
@Schema({ collection: 'broadcasts', versionKey: false })
export class BroadcastRecord {
  _id!: Types.ObjectId;

  @Prop({ type: String, required: true })
  text!: string;

  /** Omitted once the account is deleted. */
  @Prop({ type: Types.ObjectId })
  authorId?: Types.ObjectId;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: String, required: true })
  state!: BroadcastState;

  /** Set while it is being sent; omitted afterwards. */
  @Prop({ type: Boolean })
  isOpen?: true;

  @Prop({ type: Number, required: true })
  receivers!: number;

  @Prop({ type: Number, default: 0 })
  delivered!: number;

  @Prop({ type: Number, default: 0 })
  failed!: number;

  @Prop({ type: Number, default: 0 })
  unknown!: number;
}

export const broadcastSchema = SchemaFactory.createForClass(BroadcastRecord);

// Serves the history, newest first.
broadcastSchema.index({ createdAt: -1 });
// Serves the sending, and allows one at a time.
broadcastSchema.index({ isOpen: 1 }, { unique: true, sparse: true });
// Serves the deletion of an account.
broadcastSchema.index({ authorId: 1 });

export const DELIVERY_STATES = ['waiting', 'claimed', 'delivered', 'failed', 'unknown'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Message to one receiver; deleted when all of its broadcast are done. */
@Schema({ collection: 'broadcastDeliveries', versionKey: false })
export class DeliveryRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Types.ObjectId, required: true })
  broadcastId!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  chatId!: number;

  @Prop({ type: String, enum: DELIVERY_STATES, required: true })
  state!: DeliveryState;

  /** When it was last claimed. */
  @Prop({ type: Date, default: null })
  at!: Date | null;
}

export const deliverySchema = SchemaFactory.createForClass(DeliveryRecord);

// Keeps one delivery per receiver.
deliverySchema.index({ broadcastId: 1, chatId: 1 }, { unique: true });
// Serves the next delivery, abandoned claims, and the counts.
deliverySchema.index({ broadcastId: 1, state: 1, at: 1 });
