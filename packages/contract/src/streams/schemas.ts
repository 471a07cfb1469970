import * as z from 'zod/mini';
import { gameId, moment } from '../values.ts';

export const STREAM_PLATFORMS = ['twitch', 'youtube'] as const;
export type StreamPlatform = (typeof STREAM_PLATFORMS)[number];

/** How many bars a stream has, and the minutes of each: the last one is now. */
export const VIEWER_BARS = { count: 40, minutes: 3 } as const;

/** A channel as it was when its platform was last asked. */
const streamChannel = z.object({
  online: z.boolean(),
  /** Of the stream; empty where there is none. */
  title: z.string(),
  /** `null` where the platform keeps it to itself. */
  viewerCount: z.nullable(z.int()),
  startedAt: z.nullable(moment),
  /** The stream on air, or else the channel. */
  url: z.url(),
  /** Viewers of the last two hours, the oldest bar first; `null` where nobody asked or it was not on air. */
  viewers: z.array(z.nullable(z.int())),
  channel: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    bannerUrl: z.nullable(z.string()),
  }),
});
export type StreamChannel = z.output<typeof streamChannel>;

const streamer = z.object({
  zwiftData: z.object({
    id: gameId,
    firstName: z.string(),
    lastName: z.string(),
    category: z.nullable(z.string()),
    racingScore: z.nullable(z.number()),
    imageSrc: z.nullable(z.string()),
    countryAlpha3: z.nullable(z.string()),
    male: z.boolean(),
  }),
  twitch: z.nullable(streamChannel),
  youtube: z.nullable(streamChannel),
});
export type Streamer = z.output<typeof streamer>;

/** When a platform was last asked; `staleSince`: it has not answered since then. `null` where it is not connected. */
const platformState = z.nullable(z.object({ checkedAt: z.nullable(moment), staleSince: z.nullable(moment) }));

/** Riders who stream, those on air with the most viewers first. */
export const streamers = z
  .object({ data: z.array(streamer), platforms: z.object({ twitch: platformState, youtube: platformState }) })
  .register(z.globalRegistry, { id: 'Streamers' });
export type Streamers = z.output<typeof streamers>;
