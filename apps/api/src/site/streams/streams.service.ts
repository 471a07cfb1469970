import { Injectable } from '@nestjs/common';
import type { StreamChannel, Streamer, Streamers, StreamPlatform } from '@otryv/contract';
import { VIEWER_BARS } from '@otryv/contract/schemas';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { type Rider, RidersService } from '../../people/riders/riders.service.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { type Channel, StreamsRepository } from './streams.repository.ts';
import { TwitchClient } from './twitch.client.ts';
import { YoutubeClient } from './youtube.client.ts';

const barMs = VIEWER_BARS.minutes * minuteMs;

/** Streaming riders, from the data stored by the poller: a page queries no platform. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
    private readonly riders: RidersService,
    private readonly streams: StreamsRepository,
    private readonly twitch: TwitchClient,
    private readonly youtube: YoutubeClient,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<Streamers> {
    const accounts = await this.users.listStreamers();
    const ridersOf = await this.gameIds.listProvedIdsOfUsers(
      accounts.map(({ id }) => id),
      noTransaction,
    );
    const riders = await this.riders.listByIds([...ridersOf.values()], noTransaction);
    const twitch = await this.channels(
      'twitch',
      accounts.map(({ streams }) => nameOf(streams.twitch)),
    );
    const youtube = await this.channels(
      'youtube',
      accounts.map(({ streams }) => nameOf(streams.youtube)),
    );
    const data = accounts.flatMap(({ id, streams }): Streamer[] => {
      const rider = riders.get(ridersOf.get(id) ?? 0);
      if (!rider) return [];
      const of = { twitch: twitch(nameOf(streams.twitch)), youtube: youtube(nameOf(streams.youtube)) };
      return [{ zwiftData: toRider(rider), ...of }];
    });
    return {
      data: data.toSorted((one, other) => viewersOf(other) - viewersOf(one)),
      platforms: { twitch: await this.stateOf('twitch'), youtube: await this.stateOf('youtube') },
    };
  }

  /** Returns the riders on air, each with the address of a stream. */
  async listOnAir(): Promise<Map<number, string>> {
    const { data } = await this.list();
    return new Map(
      data.flatMap(({ zwiftData: { id }, twitch, youtube }) => {
        const live = [twitch, youtube].find((channel) => channel?.online);
        return live ? [[id, live.url] as const] : [];
      }),
    );
  }

  private async channels(platform: StreamPlatform, names: readonly (string | null)[]) {
    const known = await this.streams.listChannelsOf(
      platform,
      names.flatMap((name) => name ?? []),
    );
    return (name: string | null) =>
      name === null ? null : toChannel(platform, name, known.get(name), this.clock.now());
  }

  private async stateOf(platform: StreamPlatform): Promise<Streamers['platforms']['twitch']> {
    if (!this[platform].isConfigured) return null;
    const { checkedAt, failedSince } = await this.streams.getState(platform);
    return { checkedAt: checkedAt?.toISOString() ?? null, staleSince: failedSince?.toISOString() ?? null };
  }
}

/** Returns the name of an enabled channel as stored. */
function nameOf(given: { isEnabled: boolean } & ({ channelName: string } | { channelHandle: string })): string | null {
  if (!given.isEnabled) return null;
  return ('channelName' in given ? given.channelName : given.channelHandle.replace(/^@/, '')).toLowerCase();
}

function toRider({ zwiftId, competitionMetrics, ...rider }: Rider): Streamer['zwiftData'] {
  const { firstName, lastName, imageSrc, countryAlpha3, male } = rider;
  const category = male
    ? competitionMetrics?.category
    : (competitionMetrics?.categoryWomen ?? competitionMetrics?.category);
  const racingScore = competitionMetrics?.racingScore ?? null;
  return { id: zwiftId, firstName, lastName, category: category ?? null, racingScore, imageSrc, countryAlpha3, male };
}

function toChannel(platform: StreamPlatform, name: string, known: Channel | undefined, now: Date): StreamChannel {
  const page =
    platform === 'twitch'
      ? `https://www.twitch.tv/${name}`
      : `https://www.youtube.com/@${encodeURIComponent(name)}/streams`;
  const video = known?.videoId && `https://www.youtube.com/watch?v=${encodeURIComponent(known.videoId)}`;
  return {
    online: known?.online ?? false,
    title: known?.title ?? '',
    viewerCount: known?.viewerCount ?? null,
    startedAt: known?.startedAt?.toISOString() ?? null,
    url: video || page,
    viewers: known?.online ? barsOf(known.samples, now) : [],
    channel: {
      name,
      title: known?.channel.title || name,
      description: known?.channel.description ?? '',
      bannerUrl: known?.channel.bannerUrl ?? null,
    },
  };
}

/** Groups the viewers in bars of some minutes, the last one ending now; of two samples in one bar the later counts. */
function barsOf(samples: Channel['samples'], now: Date): (number | null)[] {
  const bars: (number | null)[] = Array.from({ length: VIEWER_BARS.count }, () => null);
  for (const { at, viewers } of samples) {
    const index = VIEWER_BARS.count - 1 - Math.floor((now.getTime() - at.getTime()) / barMs);
    if (index >= 0 && index < bars.length) bars[index] = viewers;
  }
  return bars;
}

/** Returns the number of viewers; -1 for a rider who is not on air. */
function viewersOf({ twitch, youtube }: Streamer): number {
  const live = [twitch, youtube].flatMap((channel) => (channel?.online ? (channel.viewerCount ?? 0) : []));
  return live.length === 0 ? -1 : live.reduce((sum, viewers) => sum + viewers, 0);
}
