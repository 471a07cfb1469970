import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

/** Statistic computed by a job and served unchanged. */
@Schema({ collection: 'statistics' })
export class StatisticRecord {
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  data!: unknown;

  @Prop({ type: Date, required: true })
  updatedAt!: Date;
}

export const statisticSchema = SchemaFactory.createForClass(StatisticRecord);

// Serves a statistic, and keeps one document per kind.
statisticSchema.index({ key: 1 }, { unique: true });
