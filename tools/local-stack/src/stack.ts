import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mongo, startMongo } from './mongod/startMongo.ts';
import { dataFolder, root } from './places.ts';
import { freePort, isFree } from './ports.ts';
import { makeRoom } from './room.ts';
import { StackProblem } from './StackProblem.ts';
import { keepSeason, type SeasonSettings } from './seasonSettings.ts';
import { keepSecrets } from './secrets.ts';
import { type Service, startService } from './service.ts';

export interface Stack {
  address: string;
  /** What the API and its tasks are configured with. */
  environment: Record<string, string>;
  season: SeasonSettings;
  mongo: Mongo;
  /** The game is our simulator, not a configured one. */
  isSimulated: boolean;
  stop: () => Promise<void>;
  /** Settles when a part ended by itself; the name of that part. */
  fallen: Promise<string>;
}

export interface StackOptions {
  environment?: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** How to run the API; the built one by default. */
  apiWords?: string[];
  /** Where those words are said; the root by default. */
  apiFolder?: string;
  portalFolder?: string;
}

const builtApi = ['--enable-source-maps', join(root, 'apps/api/dist/main.js')];
const usualPort = 3000;

/** Starts MongoDB, the game simulator where no game is configured, and the API with the portal. */
export async function startStack({
  environment = process.env,
  say,
  apiWords = builtApi,
  apiFolder,
  portalFolder,
}: StackOptions): Promise<Stack> {
  const data = dataFolder(environment);
  await makeRoom(data);
  const port = await choosePort(environment);
  const secrets = await keepSecrets(join(data, 'secrets.json'));
  const parts: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).toReversed()) await part.stop();
  };
  try {
    const mongo = await startMongo(data, environment);
    parts.push(mongo);
    say(`Took ${mongo.took}.`);
    const season = await keepSeason(join(data, 'season.json'));
    const game = await startGame(environment, season, secrets.GAME_PASSWORD, say);
    if (game.service) parts.push(game.service);
    const settings: Record<string, string> = {
      NODE_ENV: 'production',
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
      PORT: String(port),
      MONGODB_URI: mongo.uri,
      ENCRYPTION_KEY: environment.ENCRYPTION_KEY ?? secrets.ENCRYPTION_KEY,
      PORTAL_FOLDER: portalFolder ?? join(root, 'apps/portal/dist'),
      ...game.settings,
      ...given(environment, ['JOBS', 'LOCK_MS']),
    };
    const api = await startService({ name: 'The API', words: apiWords, folder: apiFolder, env: settings, say });
    parts.push(api);
    await writeFile(join(data, 'stack.json'), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
    const fallen = Promise.race([
      api.ended.then(() => 'The API'),
      ...(game.service ? [game.service.ended.then(() => 'The game simulator')] : []),
    ]);
    return {
      address: `http://localhost:${port}`,
      environment: settings,
      season,
      mongo,
      isSimulated: game.service !== null,
      stop,
      fallen,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function given(environment: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}

async function choosePort({ PORT }: NodeJS.ProcessEnv): Promise<number> {
  const wanted = Number(PORT ?? usualPort);
  if (wanted === 0) return freePort();
  if (await isFree(wanted)) return wanted;
  throw new StackProblem(`Port ${wanted} is taken by another program: stop it, or set PORT to a free one.`);
}

interface Game {
  settings: Record<string, string>;
  service: Service | null;
}

async function startGame(
  environment: NodeJS.ProcessEnv,
  season: SeasonSettings,
  password: string,
  say: (line: string) => void,
): Promise<Game> {
  if (environment.GAME_API_URL) return { settings: {}, service: null };
  const port = await freePort(4100);
  const username = 'bot@otryv.example';
  const words = ['--conditions=@otryv/source', join(root, 'tools/game-simulator/src/main.ts')];
  const service = await startService({
    name: 'The game simulator',
    words: [...words, '--port', String(port), '--seed', String(season.seed), '--anchor', season.anchor],
    env: { GAME_USERNAME: username, GAME_PASSWORD: password },
    say,
  });
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    GAME_AUTH_URL: `${origin}/auth/realms/zwift/protocol/openid-connect/`,
    GAME_API_URL: `${origin}/api/`,
    GAME_USERNAME: username,
    GAME_PASSWORD: password,
    GAME_REQUESTS_PER_SECOND: '1000',
    GAME_CONCURRENCY: '8',
  };
  return { settings, service };
}
