import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Visits of an address on a day; nothing about the visitors. */
@Schema({ collection: 'visits', versionKey: false })
export class VisitRecord {
  /** Day in UTC, e.g. `2026-11-22`. */
  @Prop({ type: String, required: true })
  day!: string;

  /** Pattern of the address, e.g. `/race/results/:eventId`. */
  @Prop({ type: String, required: true })
  pattern!: string;

  @Prop({ type: Number, required: true })
  count!: number;
}

export const visitSchema = SchemaFactory.createForClass(VisitRecord);

// Serves the count, and keeps one per day and address.
visitSchema.index({ day: 1, pattern: 1 }, { unique: true });
