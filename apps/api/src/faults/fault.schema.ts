import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { daySeconds } from '../platform/time-units.ts';

const daysKept = 90;

/** An unexpected error of the server. */
@Schema({ collection: 'faults', versionKey: false })
export class FaultRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, required: true })
  requestId!: string;

  @Prop({ type: String, required: true })
  method!: string;

  /** The pattern of the path. */
  @Prop({ type: String, default: '' })
  path!: string;

  @Prop({ type: String, default: null })
  userId!: string | null;

  @Prop({ type: String, required: true })
  stack!: string;

  /** Of the kind, the message, the path and the number of the request. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];
}

export const faultSchema = SchemaFactory.createForClass(FaultRecord);

// Serves the log, newest first, and removes what is older than 90 days.
faultSchema.index({ at: -1 }, { expireAfterSeconds: daysKept * daySeconds });
// Serves the search of the log.
faultSchema.index({ searchEndings: 1 });
