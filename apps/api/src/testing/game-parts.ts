import { GameClient } from '../game/client/game.client.ts';
import { GameAccount } from '../game/client/game-account.ts';
import { GameHttp } from '../game/client/game-http.ts';
import { GameQueue } from '../game/client/game-queue.ts';
import { GameTokenRepository, type StoredTokens } from '../game/client/game-token.repository.ts';
import { fake } from './fake.ts';
import { testConfig } from './test-config.ts';

/** The game client and its parts, without a database: tokens are kept in a variable. */
export interface GameParts {
  client: GameClient;
  account: GameAccount;
  http: GameHttp;
  queue: GameQueue;
  stored: () => StoredTokens | null;
  close(): Promise<void>;
}

/** Assembles the parts like GameModule, against the server at `base`; an organizer's account has no password. */
export function gameParts(
  base: string,
  variables: Record<string, string> = {},
  tokens: StoredTokens | null = null,
  password: string | null = 'pw',
): GameParts {
  let stored = tokens;
  const config = testConfig({
    GAME_AUTH_URL: `${base}auth/`,
    GAME_API_URL: `${base}api/`,
    GAME_USERNAME: 'bot@otryv.example',
    GAME_PASSWORD: 'pw',
    ...variables,
  });
  const repository = fake(GameTokenRepository, {
    find: async () => stored,
    save: async (_account, fresh) => {
      stored = fresh;
    },
  });
  const http = new GameHttp(config);
  const account = new GameAccount(
    { username: config.GAME_USERNAME, password: password ?? undefined },
    config,
    http,
    repository,
    (_name, work) => work(),
  );
  const queue = new GameQueue(config);
  return {
    client: new GameClient(config, http, account, queue),
    account,
    http,
    queue,
    stored: () => stored,
    close: async () => {
      queue.stop();
      await http.onModuleDestroy();
    },
  };
}
