import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

export type AppealStatus = 'open' | 'accepted' | 'rejected';

/** Appeal of a rider about their own row, with its answer. */
@Schema({ collection: 'appeals', versionKey: false })
export class AppealRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  eventId!: number;

  /** Account that raced. */
  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  text!: string;

  @Prop({ type: String, default: null })
  link!: string | null;

  @Prop({ type: String, enum: ['open', 'accepted', 'rejected'], required: true })
  status!: AppealStatus;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: String, default: null })
  answer!: string | null;

  @Prop({ type: String, default: null })
  answeredBy!: string | null;

  /** The account of `answeredBy`. */
  @Prop({ type: String, default: null })
  answeredById!: string | null;

  @Prop({ type: Date, default: null })
  answeredAt!: Date | null;
}

export const appealSchema = SchemaFactory.createForClass(AppealRecord);

// Serves the list of a protocol, open ones first.
appealSchema.index({ eventId: 1, status: 1, createdAt: 1 });
// Allows one open appeal per row, even with concurrent requests.
appealSchema.index({ eventId: 1, profileId: 1 }, { unique: true, partialFilterExpression: { status: 'open' } });
// Serve the deletion of an account.
appealSchema.index({ userId: 1 });
appealSchema.index({ answeredById: 1 });
