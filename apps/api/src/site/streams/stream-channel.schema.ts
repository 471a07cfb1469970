import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { StreamPlatform } from '@otryv/contract';
import { STREAM_PLATFORMS } from '@otryv/contract/schemas';

const text = { type: String, default: '' };
const nothing = { type: String, default: null };

/** A channel as it was when its platform was last asked. */
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

  /** Of the live video, where a stream has one of its own. */
  @Prop(nothing)
  videoId!: string | null;

  /** The list of its videos, where the platform has one. */
  @Prop(nothing)
  uploadsId!: string | null;

  /** When the platform was asked what the channel is. */
  @Prop({ type: Date, default: null })
  describedAt!: Date | null;

  @Prop(raw({ title: text, description: text, bannerUrl: nothing }))
  channel!: { title: string; description: string; bannerUrl: string | null };

  /** Viewers at moments of the last two hours. */
  @Prop({ type: [{ at: Date, viewers: Number }], _id: false, default: [] })
  samples!: { at: Date; viewers: number }[];
}

export const streamChannelSchema = SchemaFactory.createForClass(StreamChannelRecord);

// Serves the list and the poll, and keeps each channel once.
streamChannelSchema.index({ platform: 1, name: 1 }, { unique: true });
