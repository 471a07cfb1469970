import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

/** Power of one activity, stored once, and data derived from it. */
@Schema({ collection: 'activities', timestamps: true })
export class ActivityRecord {
  /** The game's number, as text because it exceeds 2^53. */
  @Prop({ type: String, required: true })
  activityId!: string;

  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: Number, default: null })
  eventId!: number | null;

  /** Name in the game of a ride outside the races of this site. */
  @Prop({ type: String })
  name?: string;

  @Prop({ type: Date, required: true })
  startedAt!: Date;

  /** g, at that race */
  @Prop({ type: Number, default: null })
  weightInGrams!: number | null;

  @Prop({ type: Boolean, default: false })
  isVirtualPower!: boolean;

  /** Whether an administrator excluded it from the power curves; missing in older records. */
  @Prop({ type: Boolean, default: false })
  isBanned?: boolean;

  /** Hash of the file that its rider uploaded; omitted if the game sent the power. */
  @Prop({ type: String })
  fileHash?: string;

  /** W, one sample per second, 16-bit little-endian. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  power!: Buffer;

  /** Number of seconds that the race took, the whole ride outside races: the efforts below are of those. */
  @Prop({ type: Number, required: true })
  raceSeconds!: number;

  /** m, of the first lap of a race, equidistant; empty if unknown. */
  @Prop({ type: [Number], default: [] })
  lapHeights!: number[];

  @Prop({ type: [{ duration: Number, watts: Number }], _id: false, default: [] })
  bestEfforts!: { duration: number; watts: number | null }[];

  @Prop({ type: Number, default: null })
  normalizedPower!: number | null;
}

export const activitySchema = SchemaFactory.createForClass(ActivityRecord);

// Serves the lookup of a protocol's activities, and keeps each stored once.
activitySchema.index({ activityId: 1 }, { unique: true });
// Serves a rider's power curve of the last 90 days.
activitySchema.index({ profileId: 1, startedAt: -1 });
// Serves the deletion of rides outside races that are no longer in any curve.
activitySchema.index({ startedAt: 1 }, { partialFilterExpression: { eventId: null } });
// Prevents uploading a file twice.
activitySchema.index({ fileHash: 1 }, { unique: true, sparse: true });
