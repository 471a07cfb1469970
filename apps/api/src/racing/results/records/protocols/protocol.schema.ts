import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';
import type { ProtocolCause } from './protocol-cause.ts';
import type { RowMove } from './row-move.ts';

/** Version of an event's protocol: its public JSON, written once and served unchanged. */
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

  /** 1 if missing: written by a process of an earlier version. */
  @Prop({ type: Number })
  rulesVersion?: RulesVersion;

  /** Rows whose rank or label changed since the previous version, with both shown values. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  moves!: RowMove[];

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  importId!: Types.ObjectId;

  /** Hash of the JSON without version and date: an identical result writes no version. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  /** Brotli. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  bytes!: Buffer;

  /** Compression level of the bytes: 5 initially, 11 when the race is final. */
  @Prop({ type: Number, required: true })
  quality!: number;
}

export const protocolSchema = SchemaFactory.createForClass(ProtocolRecord);

// Serves "the latest version", and prevents two processes from writing the same one.
protocolSchema.index({ eventId: 1, version: -1 }, { unique: true });
