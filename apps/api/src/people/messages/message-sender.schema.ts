import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Messages that a user has caused to be sent to others within a day. */
@Schema({ collection: 'messagesenders', versionKey: false })
export class MessageSenderRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: [raw({ to: SchemaTypes.ObjectId, at: Date, beyond: String })], _id: false, required: true })
  sent!: { to: Types.ObjectId; at: Date; beyond?: 'refuse' | 'leaveOut' }[];

  /** When none of them counts any more. */
  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const messageSenderSchema = SchemaFactory.createForClass(MessageSenderRecord);

// Serves the limits of a user, and keeps one record per user.
messageSenderSchema.index({ userId: 1 }, { unique: true });
// Removes expired records.
messageSenderSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
