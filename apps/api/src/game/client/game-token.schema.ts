import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Encrypted tokens of one game account. */
@Schema({ collection: 'gameTokens', timestamps: true })
export class GameTokenRecord {
  /** The account's name in the game. */
  @Prop({ type: String, required: true })
  account!: string;

  @Prop({ type: String, required: true })
  access!: string;

  @Prop({ type: String, required: true })
  refresh!: string;

  @Prop({ type: Date, required: true })
  accessExpiresAt!: Date;

  @Prop({ type: Date, required: true })
  refreshExpiresAt!: Date;
}

export const gameTokenSchema = SchemaFactory.createForClass(GameTokenRecord);

// Serves the lookup by account, and keeps one row per account.
gameTokenSchema.index({ account: 1 }, { unique: true });
