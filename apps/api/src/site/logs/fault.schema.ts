import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

const daysKept = 90;

/** Unexpected error of the server, grouped with equal ones. */
@Schema({ collection: 'faults', versionKey: false })
export class FaultRecord {
  _id!: Types.ObjectId;

  /** Equal for equal errors: hash of the method, the path and the stack. */
  @Prop({ type: String })
  key?: string;

  /** Number of occurrences. */
  @Prop({ type: Number, default: 1 })
  count?: number;

  /** Time and request of the last occurrence. */
  @Prop({ type: Date, required: true })
  at!: Date;

  /** Time of the first occurrence. */
  @Prop({ type: Date })
  firstAt?: Date;

  @Prop({ type: String, required: true })
  requestId!: string;

  @Prop({ type: String, required: true })
  method!: string;

  /** Path pattern. */
  @Prop({ type: String, default: '' })
  path!: string;

  @Prop({ type: String, default: null })
  userId!: string | null;

  @Prop({ type: String, required: true })
  stack!: string;

  /** Search keys of the kind, the message, the path and the id of the request. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];
}

export const faultSchema = SchemaFactory.createForClass(FaultRecord);

// Serves the log, newest first, and removes what is older than 90 days.
faultSchema.index({ at: -1 }, { expireAfterSeconds: daysKept * daySeconds });
// Serves the count of equal errors, and keeps one document for them.
faultSchema.index({ key: 1 }, { unique: true, sparse: true });
// Serves the count of new errors in an hour.
faultSchema.index({ firstAt: 1 }, { sparse: true });
// Serves the search of the log.
faultSchema.index({ searchEndings: 1 });
