import { Injectable } from '@nestjs/common';
import { dayMs } from '../../kernel/time-units.ts';
import { StreamsRepository } from './streams.repository.ts';
import { TwitchClient } from './twitch.client.ts';

const describedForMs = dayMs;

/** Polls which Twitch channels are on air. */
@Injectable()
export class TwitchPoll {
  constructor(
    private readonly twitch: TwitchClient,
    private readonly streams: StreamsRepository,
  ) {}

  /** Throws what readPlatform throws. */
  async run(names: readonly string[], now: Date): Promise<void> {
    await this.describe(names, now);
    const live = new Map(
      (await this.twitch.fetchLive(names)).map((stream) => [stream.user_login.toLowerCase(), stream]),
    );
    for (const name of names) {
      const stream = live.get(name);
      await this.streams.save('twitch', name, {
        online: stream !== undefined,
        title: stream?.title ?? '',
        viewerCount: stream?.viewer_count ?? null,
        startedAt: stream ? new Date(stream.started_at) : null,
      });
      if (stream) await this.streams.addSample('twitch', name, { at: now, viewers: stream.viewer_count });
    }
  }

  private async describe(names: readonly string[], now: Date): Promise<void> {
    const known = await this.streams.listChannelsOf('twitch', names);
    const isDue = (name: string) => now.getTime() - (known.get(name)?.describedAt?.getTime() ?? 0) > describedForMs;
    const due = names.filter(isDue);
    const users = new Map((await this.twitch.fetchUsers(due)).map((user) => [user.login.toLowerCase(), user]));
    for (const name of due) {
      const user = users.get(name);
      const channel = {
        title: user?.display_name ?? '',
        description: user?.description ?? '',
        bannerUrl: user?.offline_image_url || null,
      };
      await this.streams.save('twitch', name, { channel, describedAt: now });
    }
  }
}
