import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { readPlatform } from './platform-http.ts';
import { StreamsRepository } from './streams.repository.ts';

/** Maximum number of videos in one request. */
const most = 50;
const latestVideos = '5';
const items = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.prefault(z.array(item), []) });
const channels = items(
  z.object({
    snippet: z.object({ title: z.string(), description: z.string() }),
    contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
    brandingSettings: z.optional(
      z.object({ image: z.optional(z.object({ bannerExternalUrl: z.optional(z.string()) })) }),
    ),
  }),
);
const uploads = items(z.object({ contentDetails: z.object({ videoId: z.string() }) }));
const videos = items(
  z.object({
    id: z.string(),
    snippet: z.object({ title: z.string(), liveBroadcastContent: z.string() }),
    liveStreamingDetails: z.optional(
      z.object({
        actualStartTime: z.optional(z.iso.datetime()),
        actualEndTime: z.optional(z.string()),
        // A number as text; omitted if the channel hides it.
        concurrentViewers: z.optional(z.string().check(z.regex(/^\d+$/))),
      }),
    ),
  }),
);

export type YoutubeChannel = z.output<typeof channels>['items'][number];
export type YoutubeVideo = z.output<typeof videos>['items'][number];

/** Client of YouTube Data API v3; each request costs one unit of the day. Methods throw what readPlatform throws. */
@Injectable()
export class YoutubeClient {
  constructor(
    private readonly repository: StreamsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isConfigured(): boolean {
    return this.config.YOUTUBE_API_KEY !== undefined;
  }

  /** Returns `null` for an unknown handle. */
  async fetchChannel(handle: string): Promise<YoutubeChannel | null> {
    const part = 'snippet,contentDetails,brandingSettings';
    return (await this.ask(channels, 'channels', { part, forHandle: `@${handle}` })).items[0] ?? null;
  }

  /** Lists the ids of the latest videos of a list, including streams on air. */
  async fetchLatest(uploadsId: string): Promise<string[]> {
    const query = { part: 'contentDetails', playlistId: uploadsId, maxResults: latestVideos };
    return (await this.ask(uploads, 'playlistItems', query)).items.map(({ contentDetails }) => contentDetails.videoId);
  }

  /** Returns the existing ones among the videos. */
  async fetchVideos(ids: readonly string[]): Promise<YoutubeVideo[]> {
    const found: YoutubeVideo[] = [];
    for (let from = 0; from < ids.length; from += most) {
      const query = { part: 'snippet,liveStreamingDetails', id: ids.slice(from, from + most).join(',') };
      found.push(...(await this.ask(videos, 'videos', query)).items);
    }
    return found;
  }

  private async ask<Schema extends z.ZodMiniType>(schema: Schema, path: string, query: Record<string, string>) {
    const url = new URL(path, this.config.YOUTUBE_API_URL);
    url.search = new URLSearchParams({ ...query, key: this.config.YOUTUBE_API_KEY ?? '' }).toString();
    // A failed request costs as much.
    await this.repository.spend('youtube', 1);
    return readPlatform(schema, url);
  }
}
