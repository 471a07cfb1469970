import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';
import type { ProtocolCause } from './protocol-cause.ts';
import type { RowMove } from './row-move.ts';

/** One version of an event's protocol: its public JSON, written once and served unchanged. */
@Schema({ collection: 'protocols' })
export class ProtocolRecord {
  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Number, required: true })
  version!: number;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: String, required: true })
  cause!: ProtocolCause;

  /** 1 where it is missing: a process of an earlier version wrote it. */
  @Prop({ type: Number })
  rulesVersion?: RulesVersion;

  /** The rows with another place or label than in the version before, with both as they are shown. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  moves!: RowMove[];

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  importId!: Types.ObjectId;

  /** Of the JSON without version and date: a fold that changes nothing writes no version. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  /** Brotli. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  bytes!: Buffer;

  /** The compression the bytes have: 5 at once, 11 when the race is final. */
  @Prop({ type: Number, required: true })
  quality!: number;
}

export const protocolSchema = SchemaFactory.createForClass(ProtocolRecord);

// Serves "the latest version", and keeps two processes from writing the same one.
protocolSchema.index({ eventId: 1, version: -1 }, { unique: true });
