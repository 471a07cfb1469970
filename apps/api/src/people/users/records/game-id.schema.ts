import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Claim of a user to a game id. */
@Schema({ collection: 'gameids', timestamps: true })
export class GameIdRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: Boolean, required: true })
  isMain!: boolean;

  @Prop({ type: Boolean, default: false })
  isProved!: boolean;

  /** Code that the last name in the game has to contain. */
  @Prop({ type: raw({ code: String, expiresAt: Date }), _id: false, default: null })
  proof!: { code: string; expiresAt: Date } | null;

  /** When the name is read again from the game, after it contained a code. */
  @Prop({ type: Date, default: null })
  readAgainAt!: Date | null;
}

export const gameIdSchema = SchemaFactory.createForClass(GameIdRecord);

// Serves the ids of an account, and keeps a claim single.
gameIdSchema.index({ userId: 1, zwiftId: 1 }, { unique: true });
// Keeps one main id per account.
gameIdSchema.index({ userId: 1, isMain: 1 }, { unique: true, partialFilterExpression: { isMain: true } });
// Serves the claims to an id, and allows only one of them to be verified.
gameIdSchema.index({ zwiftId: 1, isProved: 1 }, { unique: true, partialFilterExpression: { isProved: true } });
// Serves names due to be read again.
gameIdSchema.index({ readAgainAt: 1 });
// Serves the search for users by their main id.
gameIdSchema.index({ zwiftId: 1, isMain: 1 });
