import type { StreamChannel, Streamer } from '@otryv/contract';

export type PlatformChoice = 'all' | 'twitch' | 'youtube';

/** Rider on air, with the live channels. */
export interface LiveStreamer {
  rider: Streamer['zwiftData'];
  name: string;
  live: readonly (StreamChannel & { platform: 'twitch' | 'youtube' })[];
}

const platforms = ['twitch', 'youtube'] as const;

export const riderNameOf = ({ firstName, lastName }: Streamer['zwiftData']) => `${firstName} ${lastName}`.trim();

/** Returns the matching riders on air, in the order of the server. */
export function liveStreamers(streamers: readonly Streamer[], choice: PlatformChoice, search: string): LiveStreamer[] {
  const label = search.trim().toLocaleLowerCase();
  return streamers.flatMap((streamer) => {
    const live = platforms.flatMap((platform) => {
      const channel = streamer[platform];
      return channel?.online && (choice === 'all' || choice === platform) ? [{ ...channel, platform }] : [];
    });
    const name = riderNameOf(streamer.zwiftData);
    const text = [name, ...live.map(({ title }) => title)].join(' ').toLocaleLowerCase();
    return live.length > 0 && text.includes(label) ? [{ rider: streamer.zwiftData, name, live }] : [];
  });
}

export function isOnAir({ twitch, youtube }: Streamer): boolean {
  return twitch?.online === true || youtube?.online === true;
}

/** Sums the viewers of all channels; hidden counts are omitted. */
export function viewersOf({ live }: LiveStreamer): number | null {
  const known = live.flatMap(({ viewerCount }) => viewerCount ?? []);
  return known.length === 0 ? null : known.reduce((sum, viewers) => sum + viewers, 0);
}
