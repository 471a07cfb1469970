import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { JudgedFigure } from '@otryv/race';
import { SchemaTypes } from 'mongoose';

export interface Acceptance {
  /** Only this value is accepted. */
  value: number;
  author: string;
  /** `null` for a deleted account. */
  authorId: string | null;
  at: Date;
}

/** Implausible value of the latest protocol, or an accepted one that is no longer there. */
@Schema({ collection: 'implausibleFigures', versionKey: false })
export class ImplausibleFigureRecord {
  @Prop({ type: Number, required: true })
  eventId!: number;

  /** Account that raced. */
  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: String, required: true })
  figure!: JudgedFigure;

  /** Interval of a best effort in s, else 0. */
  @Prop({ type: Number, required: true })
  duration!: number;

  @Prop({ type: String, required: true })
  name!: string;

  /** `null` once the protocol no longer has such a value. */
  @Prop({ type: Number, default: null })
  value!: number | null;

  @Prop({ type: Number, required: true })
  limit!: number;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  accepted!: Acceptance | null;
}

export const implausibleFigureSchema = SchemaFactory.createForClass(ImplausibleFigureRecord);

// Serves the list of a race in its order and the computation, and keeps one record per figure.
implausibleFigureSchema.index({ eventId: 1, profileId: 1, figure: 1, duration: 1 }, { unique: true });
// Serves the power curves: accepted values of these accounts.
implausibleFigureSchema.index({ profileId: 1 }, { partialFilterExpression: { accepted: { $type: 'object' } } });
// Serves the deletion of an account.
implausibleFigureSchema.index({ 'accepted.authorId': 1 }, { sparse: true });
