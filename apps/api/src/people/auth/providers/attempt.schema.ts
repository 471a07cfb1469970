import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Provider } from '@otryv/contract';

/** Open attempt to sign in at a provider, or one that has just linked an account. */
@Schema({ collection: 'signinattempts', versionKey: false })
export class SignInAttemptRecord {
  @Prop({ type: String, required: true })
  stateHash!: string;

  @Prop({ type: String, required: true })
  provider!: Provider;

  @Prop({ type: String, required: true })
  verifier!: string;

  /** User who links the provider; `null` for a sign-in. */
  @Prop({ type: String, default: null })
  userId!: string | null;

  /** Session that began to link. */
  @Prop({ type: String, default: null })
  sessionId!: string | null;

  @Prop({ type: String, required: true })
  returnTo!: string;

  /** When the attempt linked the provider. */
  @Prop({ type: Date, default: null })
  linkedAt!: Date | null;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const signInAttemptSchema = SchemaFactory.createForClass(SignInAttemptRecord);

// Serves the callback.
signInAttemptSchema.index({ stateHash: 1 }, { unique: true });
// Removes abandoned attempts.
signInAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
