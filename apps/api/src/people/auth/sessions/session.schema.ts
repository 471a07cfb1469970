import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Signed-in device. */
@Schema({ collection: 'sessions', timestamps: true })
export class SessionRecord {
  _id!: Types.ObjectId;
  createdAt!: Date;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  /** Random name that all refresh tokens of the session start with. */
  @Prop({ type: String, required: true })
  family!: string;

  /** SHA-256 of the secret of the one valid refresh token. */
  @Prop({ type: String, required: true })
  secretHash!: string;

  /** SHA-256 of the previous token's secret, accepted briefly for a repeat; `null` for a new session. */
  @Prop({ type: String, default: null })
  formerHash!: string | null;

  /** SHA-256 of the User-Agent that exchanged the former token. */
  @Prop({ type: String, default: null })
  formerAgentHash!: string | null;

  @Prop({ type: String, enum: ['password', 'letter', 'vk', 'yandex'], required: true })
  method!: 'password' | 'letter' | 'vk' | 'yandex';

  /** Browser and system as text; empty if unknown. */
  @Prop({ type: String, default: '' })
  device!: string;

  /** Network it was last used from, without the host part. */
  @Prop({ type: String, required: true })
  address!: string;

  @Prop({ type: Date, required: true })
  lastUsedAt!: Date;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const sessionSchema = SchemaFactory.createForClass(SessionRecord);

// Serves the exchange of a refresh token.
sessionSchema.index({ family: 1 }, { unique: true });
// Serves the list of devices and the end of all of them.
sessionSchema.index({ userId: 1, lastUsedAt: -1 });
// Removes sessions unused for their whole lifetime.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
