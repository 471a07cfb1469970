import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

/** The power of one activity, stored once, and what was read from it. */
@Schema({ collection: 'activities', timestamps: true })
export class ActivityRecord {
  /** The game's number, as text because it exceeds 2^53. */
  @Prop({ type: String, required: true })
  activityId!: string;

  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: Number, default: null })
  eventId!: number | null;

  /** Of a ride outside the races of this site, as the game has it. */
  @Prop({ type: String })
  name?: string;

  @Prop({ type: Date, required: true })
  startedAt!: Date;

  /** g, at that race */
  @Prop({ type: Number, default: null })
  weightInGrams!: number | null;

  @Prop({ type: Boolean, default: false })
  isVirtualPower!: boolean;

  /** Whether an administrator took it out of the power curves; former records have none. */
  @Prop({ type: Boolean, default: false })
  isBanned?: boolean;

  /** Of the file that its rider uploaded; left out where the game sent the power. */
  @Prop({ type: String })
  fileHash?: string;

  /** W, one sample a second, 16-bit little-endian. */
  @Prop({ type: SchemaTypes.Buffer, required: true })
  power!: Buffer;

  /** How many seconds of it the race took, all of a ride outside races: the efforts below are of those. */
  @Prop({ type: Number, required: true })
  raceSeconds!: number;

  /** m, of the first lap of a race, at even distances; empty where they are not known. */
  @Prop({ type: [Number], default: [] })
  lapHeights!: number[];

  @Prop({ type: [{ duration: Number, watts: Number }], _id: false, default: [] })
  bestEfforts!: { duration: number; watts: number | null }[];

  @Prop({ type: Number, default: null })
  normalizedPower!: number | null;
}

export const activitySchema = SchemaFactory.createForClass(ActivityRecord);

// Serves the look-up of a protocol's activities, and keeps each stored once.
activitySchema.index({ activityId: 1 }, { unique: true });
// Serves a rider's power curve of the last 90 days.
activitySchema.index({ profileId: 1, startedAt: -1 });
// Serves the deletion of rides outside races that no curve has any more.
activitySchema.index({ startedAt: 1 }, { partialFilterExpression: { eventId: null } });
// Keeps a file from being uploaded twice.
activitySchema.index({ fileHash: 1 }, { unique: true, sparse: true });
