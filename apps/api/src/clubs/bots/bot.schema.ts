import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** An organizer's account in the game; its tokens are with those of all accounts, encrypted. */
@Schema({ collection: 'bots', timestamps: true })
export class BotRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  /** Its address in lower case. */
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

  /** When its sign-in is renewed next. */
  @Prop({ type: Date, required: true })
  renewAt!: Date;

  /** How often the game has refused it since it was last accepted. */
  @Prop({ type: Number, default: 0 })
  refusals!: number;

  /** The sentence of the last renewal that failed. */
  @Prop({ type: String, default: null })
  failure!: string | null;

  @Prop({ type: Date, default: null })
  failedAt!: Date | null;

  /** When its owner got the message that it is about to end. */
  @Prop({ type: Date, default: null })
  toldAt!: Date | null;
}

export const botSchema = SchemaFactory.createForClass(BotRecord);

// Serves the organizer's reads of the game, and keeps one account for each.
botSchema.index({ organizerId: 1 }, { unique: true });
// Keeps an account of the game with one organizer.
botSchema.index({ username: 1 }, { unique: true });
// Serves the renewal: which sign-ins are due.
botSchema.index({ renewAt: 1 });
