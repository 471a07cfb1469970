import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { StreamPlatform } from '@otryv/contract';
import { RiderLists } from '../../community/profiles/read/rider-lists.service.ts';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { minuteMs } from '../../kernel/time-units.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { PlatformFailed, QuotaExceeded, TokenDead } from './platform-http.ts';
import { type PlatformState, StreamsRepository } from './streams.repository.ts';
import { StreamsService } from './streams.service.ts';
import { TwitchClient } from './twitch.client.ts';
import { TwitchPoll } from './twitch.poll.ts';
import { YoutubeClient } from './youtube.client.ts';
import { YoutubePoll } from './youtube.poll.ts';
import { pollInterval, quotaReset } from './youtube-day.ts';

const longestWaitMs = 30 * minuteMs;
/** A job may start slightly before its interval is over. */
const earlyMs = minuteMs;

/** Queries the platforms in the background, in one process and never for a page. */
@Injectable()
export class StreamPoller implements OnModuleInit {
  private readonly logger = new Logger(StreamPoller.name);

  constructor(
    private readonly users: UsersService,
    private readonly streams: StreamsRepository,
    private readonly twitch: TwitchClient,
    private readonly youtube: YoutubeClient,
    private readonly twitchPoll: TwitchPoll,
    private readonly youtubePoll: YoutubePoll,
    private readonly shown: StreamsService,
    private readonly lists: RiderLists,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.every('2 minutes', 'streams.twitch', () => this.poll('twitch'));
    this.jobs.every('5 minutes', 'streams.youtube', () => this.poll('youtube'));
  }

  /** Polls once, unless the platform is not connected, requested a pause or has no units left. */
  async poll(platform: StreamPlatform): Promise<void> {
    if (!this[platform].isConfigured) return;
    await this.ask(platform);
    await this.lists.setOnAir(await this.shown.listOnAir());
  }

  private async ask(platform: StreamPlatform): Promise<void> {
    const now = this.clock.now();
    const names = await this.namesOf(platform);
    await this.streams.keepOnly(platform, names);
    const state = await this.streams.getState(platform);
    if (names.length === 0 || (state.pausedUntil && state.pausedUntil > now)) return;
    if (platform === 'youtube' && !(await this.mayAffordYoutube(names.length, state, now))) return;
    try {
      await (platform === 'twitch' ? this.twitchPoll : this.youtubePoll).run(names, now);
      await this.streams.setState(platform, { checkedAt: now, failedSince: null, failures: 0, pausedUntil: null });
    } catch (error) {
      await this.pause(platform, state, error);
    }
  }

  private async namesOf(platform: StreamPlatform): Promise<string[]> {
    const streamers = await this.users.listStreamers();
    const names = streamers.flatMap(({ streams: { twitch, youtube } }) => {
      if (platform === 'twitch') return twitch.isEnabled ? twitch.channelName : [];
      return youtube.isEnabled ? youtube.channelHandle.replace(/^@/, '') : [];
    });
    return [...new Set(names.map((name) => name.toLowerCase()))];
  }

  private async mayAffordYoutube(channels: number, state: PlatformState, now: Date): Promise<boolean> {
    const daily = this.config.YOUTUBE_DAILY_UNITS;
    const isNewDay = !state.unitsUntil || state.unitsUntil <= now;
    if (isNewDay) await this.streams.setState('youtube', { units: 0, unitsUntil: quotaReset(now) });
    const isDue =
      !state.checkedAt || now.getTime() - state.checkedAt.getTime() >= pollInterval(channels, daily) - earlyMs;
    return isDue && (isNewDay || state.units < daily);
  }

  private async pause(
    platform: StreamPlatform,
    { failures, failedSince }: PlatformState,
    error: unknown,
  ): Promise<void> {
    if (!(error instanceof PlatformFailed || error instanceof TokenDead || error instanceof QuotaExceeded)) throw error;
    const now = this.clock.now();
    const backOff = new Date(now.getTime() + Math.min(2 ** failures * minuteMs, longestWaitMs));
    const until =
      error instanceof QuotaExceeded ? quotaReset(now) : (error instanceof PlatformFailed && error.until) || backOff;
    await this.streams.setState(platform, {
      failedSince: failedSince ?? now,
      failures: failures + 1,
      pausedUntil: until,
    });
    this.logger.warn(
      `${platform} was not polled (${error.message || error.constructor.name}); again at ${until.toISOString()}`,
    );
  }
}
