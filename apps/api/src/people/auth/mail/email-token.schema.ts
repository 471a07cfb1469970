import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { EmailPurpose } from './email-purpose.ts';

/** Hashed secret of an email; it works once, and is kept until it expires. */
@Schema({ collection: 'lettertokens', versionKey: false })
export class EmailTokenRecord {
  @Prop({ type: String, required: true })
  hash!: string;

  @Prop({ type: String, enum: ['confirm', 'registration', 'reset', 'signIn'], required: true })
  purpose!: EmailPurpose;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  /** Address the email went to. */
  @Prop({ type: String, required: true })
  email!: string;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;

  /** When it, or another one of the user for the purpose, was used. */
  @Prop({ type: Date, default: null })
  usedAt!: Date | null;
}

export const emailTokenSchema = SchemaFactory.createForClass(EmailTokenRecord);

// Serves the use of a secret.
emailTokenSchema.index({ hash: 1 }, { unique: true });
// Serves the invalidation of all secrets of a user when one of them is used.
emailTokenSchema.index({ userId: 1, purpose: 1 });
// Removes expired secrets.
emailTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
