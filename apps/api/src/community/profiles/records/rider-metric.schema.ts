import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { daySeconds } from '../../../kernel/time-units.ts';

/** Rider on one Moscow day. */
@Schema({ collection: 'ridermetrics' })
export class RiderMetricRecord {
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  /** YYYY-MM-DD. */
  @Prop({ type: String, required: true })
  day!: string;

  /** Beginning of that day. */
  @Prop({ type: Date, required: true })
  date!: Date;

  @Prop({ type: Number, default: null })
  racingScore!: number | null;

  @Prop({ type: Number, default: null })
  weightInGrams!: number | null;

  @Prop({ type: Number, default: null })
  heightInCentimeters!: number | null;
}

export const riderMetricSchema = SchemaFactory.createForClass(RiderMetricRecord);

const daysKept = 400;

// Serves the history of a rider, and keeps one row per day.
riderMetricSchema.index({ zwiftId: 1, day: 1 }, { unique: true });
// A year is shown: older rows are removed.
riderMetricSchema.index({ date: 1 }, { expireAfterSeconds: daysKept * daySeconds });
