import { join } from 'node:path';
import { root } from './paths.ts';
import type { SeasonSettings } from './seasonSettings.ts';
import { type Service, startService } from './service.ts';

/** Stand-in for an outside service: settings for the API, and its process if it runs. */
export interface StandIn {
  settings: Record<string, string>;
  service: Service | null;
}

export interface GameOptions {
  environment: NodeJS.ProcessEnv;
  season: SeasonSettings;
  password: string;
  log: (line: string) => void;
}

const source = '--conditions=@otryv/source';
/** Stand-in of a configured service. */
export const noStandIn: StandIn = { settings: {}, service: null };

/** Starts the game simulator unless a game is configured. */
export async function startGame({ environment, season, password, log }: GameOptions): Promise<StandIn> {
  if (environment.GAME_API_URL) return noStandIn;
  const username = 'bot@otryv.example';
  const args = [source, join(root, 'tools/game-simulator/src/main.ts')];
  const service = await startService({
    name: 'The game simulator',
    args: [...args, '--port', '0', '--seed', String(season.seed), '--anchor', season.anchor, '--history', '--showcase'],
    env: { GAME_USERNAME: username, GAME_PASSWORD: password },
    log,
  });
  const origin = service.address ?? '';
  const settings = {
    GAME_AUTH_URL: `${origin}/auth/realms/zwift/protocol/openid-connect/`,
    GAME_API_URL: `${origin}/api/`,
    GAME_DICTIONARY_URL: `${origin}/gameassets/GameDictionary.xml`,
    GAME_PICTURES_URL: `${origin}/static/zc/`,
    GAME_USERNAME: username,
    GAME_PASSWORD: password,
    GAME_REQUESTS_PER_SECOND: '1000',
    GAME_CONCURRENCY: '8',
  };
  return { settings, service };
}

export interface ProvidersOptions {
  environment: NodeJS.ProcessEnv;
  publicUrl: string;
  /** Data folder, in which payments are kept. */
  data: string;
  log: (line: string) => void;
}

/**
 * Starts the stand-ins for VK ID and Yandex ID unless one of them is configured, or PROVIDER_STAND_INS is false;
 * likewise those for Twitch and YouTube unless one of these is configured, and for YooKassa and Telegram unless a shop
 * and a bot are.
 */
export async function startProviders({ environment, publicUrl, data, log }: ProvidersOptions): Promise<StandIn> {
  const { PROVIDER_STAND_INS, VK_CLIENT_ID, YANDEX_CLIENT_ID, TWITCH_CLIENT_ID, YOUTUBE_API_KEY, YOOKASSA_SHOP_ID } =
    environment;
  const { TELEGRAM_BOT_TOKEN } = environment;
  if (PROVIDER_STAND_INS === 'false' || VK_CLIENT_ID || YANDEX_CLIENT_ID) return noStandIn;
  const callback = (provider: string) => new URL(`/api/auth/callback/${provider}`, publicUrl).href;
  const args = [source, join(root, 'tools/provider-simulator/src/main.ts')];
  const service = await startService({
    name: 'The provider simulator',
    args: [
      ...args,
      '--vk-redirect',
      callback('vk'),
      '--yandex-redirect',
      callback('yandex'),
      ...(TWITCH_CLIENT_ID || YOUTUBE_API_KEY ? [] : ['--streams']),
      ...(TELEGRAM_BOT_TOKEN ? [] : ['--telegram']),
      ...(YOOKASSA_SHOP_ID ? [] : ['--payments-notify', new URL('/api/notifications/yookassa', publicUrl).href]),
      '--payments-file',
      join(data, 'payments.json'),
    ],
    env: {},
    log,
  });
  return { settings: service.settings, service };
}
