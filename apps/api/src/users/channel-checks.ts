import { Injectable } from '@nestjs/common';

/** Whether a platform knows a channel; `null` where it cannot be asked now. */
export type ChannelCheck = (name: string) => Promise<boolean | null>;

/** What the platforms of streams say of the names of channels. */
@Injectable()
export class ChannelChecks {
  private readonly checks = new Map<'twitch' | 'youtube', ChannelCheck>();

  add(platform: 'twitch' | 'youtube', check: ChannelCheck): void {
    this.checks.set(platform, check);
  }

  /** A channel that nobody can be asked about counts as known. */
  async isUnknown(platform: 'twitch' | 'youtube', name: string): Promise<boolean> {
    return (await this.checks.get(platform)?.(name)) === false;
  }
}
