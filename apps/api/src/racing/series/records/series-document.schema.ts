import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';
import type { SeriesCause } from './series-cause.ts';
import type { StageMove } from './stage-move.ts';

/** Version of a stage protocol or of the standings: its public JSON, written once and served unchanged. */
@Schema({ collection: 'seriesDocuments' })
export class SeriesDocumentRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  seriesId!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  part!: number;

  @Prop({ type: Number, required: true })
  version!: number;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: String, required: true })
  cause!: SeriesCause;

  /** 1 if missing: written by a process of an earlier version. */
  @Prop({ type: Number })
  rulesVersion?: RulesVersion;

  /** Rows whose rank or label changed since the previous version. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  moves!: StageMove[];

  /** Hash of the JSON without version and date: an identical result writes no version. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  /** Brotli. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  bytes!: Buffer;
}

export const seriesDocumentSchema = SchemaFactory.createForClass(SeriesDocumentRecord);

// Serves "the latest version", and prevents two processes from writing the same one.
seriesDocumentSchema.index({ seriesId: 1, part: 1, version: -1 }, { unique: true });
