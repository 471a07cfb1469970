import { Injectable } from '@nestjs/common';
import { dayMs } from '../../kernel/time-units.ts';
import { type Channel, StreamsRepository } from './streams.repository.ts';
import { YoutubeClient, type YoutubeVideo } from './youtube.client.ts';

const describedForMs = 3 * dayMs;

/** Polls which YouTube channels are on air, with as few requests as possible. */
@Injectable()
export class YoutubePoll {
  constructor(
    private readonly youtube: YoutubeClient,
    private readonly streams: StreamsRepository,
  ) {}

  /** Throws what readPlatform throws. */
  async run(names: readonly string[], now: Date): Promise<void> {
    await this.describe(names, now);
    const channels = await this.streams.listChannelsOf('youtube', names);
    const candidates = new Map<string, string[]>();
    for (const name of names) candidates.set(name, await this.candidatesOf(channels.get(name)));
    const ids = [...new Set([...candidates.values()].flat())];
    const live = new Map((await this.youtube.fetchVideos(ids)).filter(isLive).map((video) => [video.id, video]));
    for (const name of names) {
      const id = candidates.get(name)?.find((each) => live.has(each));
      await this.save(name, (id && live.get(id)) || null, now);
    }
  }

  /** Returns the videos to query. A stream that was on air is queried alone, without its channel. */
  private async candidatesOf(channel: Channel | undefined): Promise<string[]> {
    if (channel?.videoId) return [channel.videoId];
    return channel?.uploadsId ? this.youtube.fetchLatest(channel.uploadsId) : [];
  }

  private async save(name: string, video: YoutubeVideo | null, now: Date): Promise<void> {
    const { concurrentViewers, actualStartTime } = video?.liveStreamingDetails ?? {};
    const viewerCount = concurrentViewers === undefined ? null : Number(concurrentViewers);
    await this.streams.save('youtube', name, {
      online: video !== null,
      title: video?.snippet.title ?? '',
      videoId: video?.id ?? null,
      viewerCount,
      startedAt: actualStartTime === undefined ? null : new Date(actualStartTime),
    });
    if (viewerCount !== null) await this.streams.addSample('youtube', name, { at: now, viewers: viewerCount });
  }

  private async describe(names: readonly string[], now: Date): Promise<void> {
    const known = await this.streams.listChannelsOf('youtube', names);
    for (const name of names) {
      if (now.getTime() - (known.get(name)?.describedAt?.getTime() ?? 0) <= describedForMs) continue;
      const found = await this.youtube.fetchChannel(name);
      const { title = '', description = '' } = found?.snippet ?? {};
      await this.streams.save('youtube', name, {
        channel: { title, description, bannerUrl: found?.brandingSettings?.image?.bannerExternalUrl ?? null },
        uploadsId: found?.contentDetails.relatedPlaylists.uploads ?? null,
        describedAt: now,
      });
    }
  }
}

function isLive({ snippet, liveStreamingDetails }: YoutubeVideo): boolean {
  return snippet.liveBroadcastContent === 'live' && liveStreamingDetails?.actualEndTime === undefined;
}
