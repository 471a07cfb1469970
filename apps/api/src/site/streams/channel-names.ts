import { Injectable, Logger } from '@nestjs/common';
import { TwitchClient } from './twitch.client.ts';
import { YoutubeClient } from './youtube.client.ts';

/** Looks up riders' channels at their platforms. */
@Injectable()
export class ChannelNames {
  private readonly logger = new Logger('Streams');

  constructor(
    private readonly twitch: TwitchClient,
    private readonly youtube: YoutubeClient,
  ) {}

  /** Whether the platform has a channel; `null` if it is unavailable. */
  async isKnown(platform: 'twitch' | 'youtube', name: string): Promise<boolean | null> {
    if (!this[platform].isConfigured) return null;
    return this.look(platform === 'twitch' ? () => this.isOnTwitch(name) : () => this.isOnYoutube(name));
  }

  private async isOnTwitch(name: string): Promise<boolean> {
    return (await this.twitch.fetchUsers([name.toLowerCase()])).length > 0;
  }

  private async isOnYoutube(name: string): Promise<boolean> {
    return (await this.youtube.fetchChannel(name.replace(/^@/, '').toLowerCase())) !== null;
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
