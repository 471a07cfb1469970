import { season, startersOf } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { type ApiCall, signedInCall } from './apiCalls.ts';
import { asAdministrator } from './asAdministrator.ts';
import type { FillOptions } from './fillSeason.ts';
import { type LinkOptions, linkRider } from './linkRider.ts';
import { passwordsOf } from './passwords.ts';

export interface StreamersOptions extends Pick<FillOptions, 'seed' | 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
  /** Control side of the simulator. */
  controlUrl: string;
  /** Links and verifies a rider over HTTP. */
  link?: (options: LinkOptions) => Promise<void>;
}

interface Streamer {
  username: string;
  twitch?: string;
  youtube?: string;
  hidesFigures?: true;
}

/** Their channels are those of the stand-ins; the first one is on air. */
const streamers: readonly Streamer[] = [
  { username: 'veter-v-efire', twitch: 'veter_live', hidesFigures: true },
  { username: 'os-sprint', twitch: 'os_sprint' },
  { username: 'krona-velo', youtube: 'krona-velo', hidesFigures: true },
  { username: 'volna-ride', youtube: 'volna-ride' },
];
const bans = ['STICKY_WATTS', 'WEIGHT_MANIPULATION'] as const;
const anything = z.unknown();

/**
 * Creates accounts with channels for four riders of the season, two of them with a hidden weight and age, and bans two
 * others for different reasons. Run again after an interruption, it adds what is missing.
 */
export async function fillStreamers(options: StreamersOptions): Promise<void> {
  const { seed, anchor, runTask, log, address } = options;
  const [first] = season(new Date(anchor), seed);
  const starters = startersOf(first?.id ?? 0, new Date(anchor), seed);
  const passwords = await passwordsOf(
    runTask,
    streamers.map(({ username }) => username),
  );
  const free = starters.values();
  for (const streamer of streamers) {
    const password = passwords.get(streamer.username) ?? '';
    await linkFree(options, streamer.username, password, free);
    await configure(await signedInCall(address, streamer.username, password), streamer);
  }
  await ban(options, starters.slice(-bans.length));
  log(
    `Streamers: ${streamers.length} riders with channels, two of them with a hidden weight; ${bans.length} riders banned.`,
  );
}

/** Links the next unverified rider. */
async function linkFree(
  { address, controlUrl, link = linkRider }: StreamersOptions,
  username: string,
  password: string,
  free: Iterator<number>,
): Promise<void> {
  for (let next = free.next(); !next.done; next = free.next()) {
    try {
      await link({ address, controlUrl, username, password, zwiftId: next.value });
      return;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('game_id_taken'))) throw error;
    }
  }
}

async function configure(call: ApiCall, { twitch = '', youtube = '', hidesFigures }: Streamer): Promise<void> {
  await call('PUT', '/api/race/profile/streams', anything, {
    streams: {
      twitch: { channelName: twitch, isEnabled: twitch !== '' },
      youtube: { channelHandle: youtube, isEnabled: youtube !== '' },
    },
  });
  if (!hidesFigures) return;
  const visibility = { heartRate: true, weight: false, height: true, age: false };
  await call('PUT', '/api/race/profile/visibility', anything, { visibility });
}

async function ban({ runTask, address }: StreamersOptions, zwiftIds: readonly number[]): Promise<void> {
  await asAdministrator({ runTask, address }, async (call) => {
    for (const [index, zwiftId] of zwiftIds.entries())
      await call('PUT', '/api/admin/riders/ban', anything, { zwiftId, code: bans[index], banned: true });
  });
}
