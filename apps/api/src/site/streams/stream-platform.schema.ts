import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { StreamPlatform } from '@otryv/contract';
import { STREAM_PLATFORMS } from '@otryv/contract/schemas';

/** How it goes with a platform: what all processes have to know. */
@Schema({ collection: 'streamPlatforms' })
export class StreamPlatformRecord {
  @Prop({ type: String, enum: STREAM_PLATFORMS, required: true })
  platform!: StreamPlatform;

  /** Encrypted. */
  @Prop({ type: String, default: null })
  token!: string | null;

  @Prop({ type: Date, default: null })
  checkedAt!: Date | null;

  @Prop({ type: Date, default: null })
  failedSince!: Date | null;

  /** In a row. */
  @Prop({ type: Number, default: 0 })
  failures!: number;

  @Prop({ type: Date, default: null })
  pausedUntil!: Date | null;

  /** What the day of the platform has cost. */
  @Prop({ type: Number, default: 0 })
  units!: number;

  /** When `units` begins at 0 again. */
  @Prop({ type: Date, default: null })
  unitsUntil!: Date | null;
}

export const streamPlatformSchema = SchemaFactory.createForClass(StreamPlatformRecord);

// Serves every look-up, and keeps one record for each platform.
streamPlatformSchema.index({ platform: 1 }, { unique: true });
