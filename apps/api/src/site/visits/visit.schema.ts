import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often an address was visited on a day; nothing of who visited. */
@Schema({ collection: 'visits', versionKey: false })
export class VisitRecord {
  /** A day in UTC, e.g. `2026-11-22`. */
  @Prop({ type: String, required: true })
  day!: string;

  /** The pattern of the address, e.g. `/race/results/:eventId`. */
  @Prop({ type: String, required: true })
  pattern!: string;

  @Prop({ type: Number, required: true })
  count!: number;
}

export const visitSchema = SchemaFactory.createForClass(VisitRecord);

// Serves the count, and keeps one for each day and address.
visitSchema.index({ day: 1, pattern: 1 }, { unique: true });
