import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { LISTED_INTERVALS, RIDER_COLUMNS } from '@otryv/contract/schemas';
import { CP_DURATIONS } from '@otryv/race';
import { SchemaTypes } from 'mongoose';
import type { RiderFigures } from './rider-figures.ts';

/** Rider of the list in its public form: hidden figures are absent. */
@Schema({ collection: 'listedriders' })
export class ListedRiderRecord {
  /** The main account. */
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: String, default: null })
  category!: string | null;

  @Prop({ type: Boolean, required: true })
  male!: boolean;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  figures!: RiderFigures;

  /** Sort values by column; unknown and hidden ones are omitted. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  sort!: Record<string, number>;

  @Prop({ type: [String], required: true })
  searchEndings!: string[];

  /** Stream that is on air; omitted without one. */
  @Prop({ type: String })
  onAir?: string;

  @Prop({ type: Date, required: true })
  updatedAt!: Date;
}

export const listedRiderSchema = SchemaFactory.createForClass(ListedRiderRecord);

const listed = LISTED_INTERVALS.flatMap((duration) => [`cp-watts-${duration}`, `cp-wattsKg-${duration}`]);
const ranked = CP_DURATIONS.map((duration) => `cp-wattsKg-${duration}`);

// Serves a rider of the list, and keeps one document per rider.
listedRiderSchema.index({ zwiftId: 1 }, { unique: true });
// Serves the counts of each category.
listedRiderSchema.index({ category: 1, male: 1 });
// Serves the time of the last change.
listedRiderSchema.index({ updatedAt: -1 });
// Serves the search by name.
listedRiderSchema.index({ searchEndings: 1 });
// Serves riders on air, who are few.
listedRiderSchema.index({ onAir: 1 }, { sparse: true });
// Serve the list in the order of each column; unknown values are first or last, depending on the order.
for (const column of [...RIDER_COLUMNS, ...listed]) listedRiderSchema.index({ [`sort.${column}`]: -1, zwiftId: 1 });
// Serve the same within a category, and the ranks in it.
for (const column of new Set([...RIDER_COLUMNS, ...listed, ...ranked]))
  listedRiderSchema.index({ category: 1, [`sort.${column}`]: -1, zwiftId: 1 });
