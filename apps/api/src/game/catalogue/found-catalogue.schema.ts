import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';

/** What a source outside of the repository has of the game's catalogue. */
@Schema({ collection: 'foundCatalogues', versionKey: false })
export class FoundCatalogueRecord {
  @Prop({ type: String, required: true })
  source!: string;

  /** Everything that it has ever had. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  found!: unknown;

  /** The entries of its last answer by list. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  counts!: unknown;

  @Prop({ type: Date, required: true })
  readAt!: Date;
}

export const foundCatalogueSchema = SchemaFactory.createForClass(FoundCatalogueRecord);

// Keeps one record a source.
foundCatalogueSchema.index({ source: 1 }, { unique: true });
