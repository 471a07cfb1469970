import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';

/** Catalogue data of the game from an external source. */
@Schema({ collection: 'foundCatalogues', versionKey: false })
export class FoundCatalogueRecord {
  @Prop({ type: String, required: true })
  source!: string;

  /** All data it has ever had. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  found!: unknown;

  /** Entries of its last response, by list. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  counts!: unknown;

  @Prop({ type: Date, required: true })
  readAt!: Date;
}

export const foundCatalogueSchema = SchemaFactory.createForClass(FoundCatalogueRecord);

// Keeps one record per source.
foundCatalogueSchema.index({ source: 1 }, { unique: true });
