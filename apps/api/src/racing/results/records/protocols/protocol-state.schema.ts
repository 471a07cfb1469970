import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

export interface ProtocolLock {
  userId: string;
  author: string;
  reason: string | null;
  at: Date;
}

/** State of an event's protocol: whether it is still open for decisions. */
@Schema({ collection: 'protocolStates', versionKey: false })
export class ProtocolStateRecord {
  @Prop({ type: Number, required: true })
  eventId!: number;

  /** When the first results were available. */
  @Prop({ type: Date, required: true })
  protestsFrom!: Date;

  @Prop({ type: Date, required: true })
  protestsUntil!: Date;

  /** When it becomes official automatically; `null` once it is, and after it was reopened. */
  @Prop({ type: Date, default: null })
  officialAt!: Date | null;

  /** `null` while it is provisional. */
  @Prop({ type: Date, default: null })
  officialSince!: Date | null;

  /** Name of the person who made it official; `null` for the end of the protest window. */
  @Prop({ type: String, default: null })
  officialBy!: string | null;

  /** The account of `officialBy`. */
  @Prop({ type: String, default: null })
  officialById!: string | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  lock!: ProtocolLock | null;
}

export const protocolStateSchema = SchemaFactory.createForClass(ProtocolStateRecord);

protocolStateSchema.index({ eventId: 1 }, { unique: true });
// Serve the deletion of an account.
protocolStateSchema.index({ officialById: 1 });
protocolStateSchema.index({ 'lock.userId': 1 });
// Serves the job that ends protest windows.
protocolStateSchema.index({ officialAt: 1 }, { partialFilterExpression: { officialAt: { $type: 'date' } } });
