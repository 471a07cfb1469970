import * as z from 'zod/mini';
import { gameId, moment } from '../values.ts';

export const STREAM_PLATFORMS = ['twitch', 'youtube'] as const;
export type StreamPlatform = (typeof STREAM_PLATFORMS)[number];

/** Number of bars of a stream and minutes per bar: the last one is the current. */
export const VIEWER_BARS = { count: 40, minutes: 3 } as const;

/** A channel as of the last poll of its platform. */
const streamChannel = z.object({
  online: z.boolean(),
  /** Title of the stream; empty if there is none. */
  title: z.string(),
  /** `null` if the platform does not disclose it. */
  viewerCount: z.nullable(z.int()),
  startedAt: z.nullable(moment),
  /** URL of the live stream, or else of the channel. */
  url: z.url(),
  /** Viewers of the last two hours, oldest bar first; `null` for bars without a poll or off air. */
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

/** Time of a platform's last poll; `staleSince`: start of its outage. `null` if it is not connected. */
const platformState = z.nullable(z.object({ checkedAt: z.nullable(moment), staleSince: z.nullable(moment) }));

/** Riders who stream, live ones with the most viewers first. */
export const streamers = z
  .object({ data: z.array(streamer), platforms: z.object({ twitch: platformState, youtube: platformState }) })
  .register(z.globalRegistry, { id: 'Streamers' });
export type Streamers = z.output<typeof streamers>;
