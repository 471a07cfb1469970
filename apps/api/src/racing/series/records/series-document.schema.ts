import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { RulesVersion } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';
import type { SeriesCause } from './series-cause.ts';
import type { StageMove } from './stage-move.ts';

/** One version of a stage's protocol or of the standings: its public JSON, written once and served unchanged. */
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

  /** 1 where it is missing: a process of an earlier version wrote it. */
  @Prop({ type: Number })
  rulesVersion?: RulesVersion;

  /** The rows with another place or label than in the version before. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  moves!: StageMove[];

  /** Of the JSON without version and date: a fold that changes nothing writes no version. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  /** Brotli. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  bytes!: Buffer;
}

export const seriesDocumentSchema = SchemaFactory.createForClass(SeriesDocumentRecord);

// Serves "the latest version", and keeps two processes from writing the same one.
seriesDocumentSchema.index({ seriesId: 1, part: 1, version: -1 }, { unique: true });
