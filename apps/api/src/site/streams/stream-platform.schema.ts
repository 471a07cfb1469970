import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { StreamPlatform } from '@otryv/contract';
import { STREAM_PLATFORMS } from '@otryv/contract/schemas';

/** State of a platform that all processes share. */
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

  /** Number of consecutive failures. */
  @Prop({ type: Number, default: 0 })
  failures!: number;

  @Prop({ type: Date, default: null })
  pausedUntil!: Date | null;

  /** Units of the daily quota used so far. */
  @Prop({ type: Number, default: 0 })
  units!: number;

  /** When `units` is reset to 0. */
  @Prop({ type: Date, default: null })
  unitsUntil!: Date | null;
}

export const streamPlatformSchema = SchemaFactory.createForClass(StreamPlatformRecord);

// Serves every lookup, and keeps one record per platform.
streamPlatformSchema.index({ platform: 1 }, { unique: true });
