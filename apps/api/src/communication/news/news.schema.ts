import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** Release note. */
@Schema({ collection: 'news', versionKey: false })
export class NewsRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Date, required: true })
  releaseDate!: Date;

  @Prop({ type: String, required: true })
  version!: string;

  @Prop({ type: String, required: true })
  text!: string;

  /** How often it was changed; missing in older notes. */
  @Prop({ type: Number, default: 0 })
  revision?: number;
}

export const newsSchema = SchemaFactory.createForClass(NewsRecord);

// Serves the list, newest release first.
newsSchema.index({ releaseDate: -1, _id: -1 });
// Keeps one note per version.
newsSchema.index({ version: 1 }, { unique: true });
