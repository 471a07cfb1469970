import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Export file of a deleted series. */
@Schema({ collection: 'seriesExports' })
export class SeriesExportRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  seriesId!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  urlSlug!: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  /** Brotli. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  bytes!: Buffer;
}

export const seriesExportSchema = SchemaFactory.createForClass(SeriesExportRecord);

// Serves the download.
seriesExportSchema.index({ seriesId: 1 }, { unique: true });
