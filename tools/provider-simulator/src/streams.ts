import { demoChannels, type SimulatedChannel } from './channels.ts';
import { newSecret } from './grants.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';
import { twitchRoutes } from './twitch.ts';
import { youtubeRoutes } from './youtube.ts';

export interface StreamPlatforms {
  /** Settings for the portal. */
  settings: Record<
    | 'TWITCH_AUTH_URL'
    | 'TWITCH_API_URL'
    | 'TWITCH_CLIENT_ID'
    | 'TWITCH_CLIENT_SECRET'
    | 'YOUTUBE_API_URL'
    | 'YOUTUBE_API_KEY',
    string
  >;
  /** Channels, which may be changed at any time. */
  channels: { twitch: SimulatedChannel[]; youtube: SimulatedChannel[] };
  received: Record<'twitch' | 'youtube', ReceivedCall[]>;
  /** Sets another response for the next call to a path of a platform. */
  order: (platform: 'twitch' | 'youtube', path: string, answer: Answer) => void;
  revokeTokens: () => void;
  /** Returns the quota units spent at YouTube. */
  spentUnits: () => number;
  close: () => Promise<void>;
}

const usualDailyUnits = 10_000;

/** Starts the stand-ins of Twitch and YouTube on free ports of this machine. */
export async function startStreams({ dailyUnits = usualDailyUnits } = {}): Promise<StreamPlatforms> {
  const channels = demoChannels(Date.now());
  const [clientId, clientSecret, key] = ['otryv-demo', newSecret(), newSecret()];
  const [twitch, youtube] = [createServer(), createServer()];
  const revokeTokens = twitchRoutes(twitch.app, { clientId, clientSecret, channels: channels.twitch });
  const spentUnits = youtubeRoutes(youtube.app, { key, channels: channels.youtube, dailyUnits });
  const here = { port: 0, host: '127.0.0.1' };
  const [twitchUrl, youtubeUrl] = [await twitch.app.listen(here), await youtube.app.listen(here)];
  return {
    settings: {
      TWITCH_AUTH_URL: `${twitchUrl}/oauth2/`,
      TWITCH_API_URL: `${twitchUrl}/helix/`,
      TWITCH_CLIENT_ID: clientId,
      TWITCH_CLIENT_SECRET: clientSecret,
      YOUTUBE_API_URL: `${youtubeUrl}/youtube/v3/`,
      YOUTUBE_API_KEY: key,
    },
    channels,
    received: { twitch: twitch.received, youtube: youtube.received },
    order: (platform, path, answer) => (platform === 'twitch' ? twitch : youtube).order(path, answer),
    revokeTokens,
    spentUnits,
    close: async () => {
      await Promise.all([twitch.app.close(), youtube.app.close()]);
    },
  };
}
