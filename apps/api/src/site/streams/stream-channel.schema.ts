import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { StreamPlatform } from '@otryv/contract';
import { STREAM_PLATFORMS } from '@otryv/contract/schemas';

const text = { type: String, default: '' };
const nothing = { type: String, default: null };

/** Channel as of the last query to its platform. */
@Schema({ collection: 'streamChannels' })
export class StreamChannelRecord {
  @Prop({ type: String, enum: STREAM_PLATFORMS, required: true })
  platform!: StreamPlatform;

  /** In lower case. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: Boolean, default: false })
  online!: boolean;

  @Prop(text)
  title!: string;

  @Prop({ type: Number, default: null })
  viewerCount!: number | null;

  @Prop({ type: Date, default: null })
  startedAt!: Date | null;

  /** Id of the live video, if streams of the platform have one. */
  @Prop(nothing)
  videoId!: string | null;

  /** List of its videos, if the platform has one. */
  @Prop(nothing)
  uploadsId!: string | null;

  /** When the platform was last queried for the channel's data. */
  @Prop({ type: Date, default: null })
  describedAt!: Date | null;

  @Prop(raw({ title: text, description: text, bannerUrl: nothing }))
  channel!: { title: string; description: string; bannerUrl: string | null };

  /** Number of viewers over the last two hours. */
  @Prop({ type: [{ at: Date, viewers: Number }], _id: false, default: [] })
  samples!: { at: Date; viewers: number }[];
}

export const streamChannelSchema = SchemaFactory.createForClass(StreamChannelRecord);

// Serves the list and the poll, and keeps each channel once.
streamChannelSchema.index({ platform: 1, name: 1 }, { unique: true });
