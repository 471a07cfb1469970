import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Organizer's account in the game; its tokens are stored encrypted with those of all accounts. */
@Schema({ collection: 'bots', timestamps: true })
export class BotRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  /** Address in lower case. */
  @Prop({ type: String, required: true })
  username!: string;

  @Prop({ type: String, default: null })
  name!: string | null;

  @Prop({ type: String, default: null })
  gameUserId!: string | null;

  @Prop({ type: Date, required: true })
  issuedAt!: Date;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;

  /** When its sign-in is next renewed. */
  @Prop({ type: Date, required: true })
  renewAt!: Date;

  /** How often the game has rejected it since it was last accepted. */
  @Prop({ type: Number, default: 0 })
  refusals!: number;

  /** Message of the last failed renewal. */
  @Prop({ type: String, default: null })
  failure!: string | null;

  @Prop({ type: Date, default: null })
  failedAt!: Date | null;

  /** When its owner was notified that it is about to expire. */
  @Prop({ type: Date, default: null })
  toldAt!: Date | null;
}

export const botSchema = SchemaFactory.createForClass(BotRecord);

// Serves the organizer's reads of the game, and keeps one account per organizer.
botSchema.index({ organizerId: 1 }, { unique: true });
// Keeps a game account with one organizer.
botSchema.index({ username: 1 }, { unique: true });
// Serves the renewal: which sign-ins are due.
botSchema.index({ renewAt: 1 });
