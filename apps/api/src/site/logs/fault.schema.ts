import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

const daysKept = 90;

/** An unexpected error of the server, with those that equal it. */
@Schema({ collection: 'faults', versionKey: false })
export class FaultRecord {
  _id!: Types.ObjectId;

  /** The same for equal faults: hashed of the method, the path and the stack. */
  @Prop({ type: String })
  key?: string;

  /** How often it happened. */
  @Prop({ type: Number, default: 1 })
  count?: number;

  /** When it happened last, and what request met it then. */
  @Prop({ type: Date, required: true })
  at!: Date;

  /** When it happened first. */
  @Prop({ type: Date })
  firstAt?: Date;

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
// Serves the count of equal faults, and keeps one document for them.
faultSchema.index({ key: 1 }, { unique: true, sparse: true });
// Serves the count of new faults in an hour.
faultSchema.index({ firstAt: 1 }, { sparse: true });
// Serves the search of the log.
faultSchema.index({ searchEndings: 1 });
