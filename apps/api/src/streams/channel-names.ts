import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ChannelChecks } from '../users/channel-checks.ts';
import { TwitchClient } from './twitch.client.ts';
import { YoutubeClient } from './youtube.client.ts';

/** Looks the channels that riders write down up at their platforms. */
@Injectable()
export class ChannelNames implements OnModuleInit {
  private readonly logger = new Logger('Streams');

  constructor(
    private readonly checks: ChannelChecks,
    private readonly twitch: TwitchClient,
    private readonly youtube: YoutubeClient,
  ) {}

  onModuleInit(): void {
    if (this.twitch.isConfigured)
      this.checks.add('twitch', (name) =>
        this.look(async () => (await this.twitch.users([name.toLowerCase()])).length > 0),
      );
    if (this.youtube.isConfigured)
      this.checks.add('youtube', (name) =>
        this.look(async () => (await this.youtube.channel(name.replace(/^@/, '').toLowerCase())) !== null),
      );
  }

  private async look(isKnown: () => Promise<boolean>): Promise<boolean | null> {
    try {
      return await isKnown();
    } catch (error) {
      this.logger.warn({ err: error }, 'a channel was not looked up');
      return null;
    }
  }
}
