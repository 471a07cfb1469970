import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** What a person decided about a result. Only ever added. */
@Schema({ collection: 'decisions' })
export class DecisionRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, required: true })
  author!: string;

  @Prop({ type: String, default: null })
  reason!: string | null;

  @Prop({ type: String, enum: ['disqualification', 'undo'], required: true })
  type!: 'disqualification' | 'undo';

  @Prop({ type: String, enum: ['DSQ', 'OFR', null], default: null })
  label!: 'DSQ' | 'OFR' | null;

  /** The decision an undo takes back. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  undoes!: Types.ObjectId | null;
}

export const decisionSchema = SchemaFactory.createForClass(DecisionRecord);

// Serves the fold and the history: all decisions of an event in order.
decisionSchema.index({ eventId: 1, at: 1 });
