import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSimulator } from '../../../tools/game-simulator/src/index.ts';
import { build, freePort, root, runApiTask, startThrowawayMongo } from '../../../tools/local-stack/src/index.ts';
import { cores, pin, type Server, startServer } from './pinned.ts';
import { raceId, writeRace } from './raceFile.ts';

/** The built product on a separate database, with a simulated game that has one race of many riders. */
export interface Product {
  /** Configuration of the API and its tasks. */
  environment: Record<string, string>;
  /** Runs a task of the API's command line. */
  task: (...args: string[]) => Promise<string[]>;
  /** Starts the built API on the servers' core, without jobs unless they are enabled. */
  startApi: (changes?: Record<string, string>) => Promise<Server>;
  stop: () => Promise<void>;
}

/**
 * Builds changed sources and starts database and game; adds a race with the given number of finishers, without its
 * results.
 */
export async function startProduct(finishers: number, log: (line: string) => void): Promise<Product> {
  await build(log);
  const races = await writeRace(finishers);
  const mongo = await startThrowawayMongo();
  const simulator = await startSimulator({ dataDir: races });
  await pin(cores.server, mongo.pid());
  const environment = {
    LOG_LEVEL: 'warn',
    JOBS: 'false',
    REQUESTS_PER_MINUTE: '0',
    RENDERS_PER_MINUTE: '0',
    LOOP_DELAY_MS: '0',
    MONGODB_URI: mongo.uri,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PORTAL_FOLDER: join(root, 'apps/portal/dist'),
    EMBED_FOLDER: join(root, 'apps/portal/embed/dist'),
    PORTAL_SERVER: join(root, 'apps/portal/server/dist/entry-server.js'),
    GAME_AUTH_URL: simulator.authUrl,
    GAME_API_URL: simulator.apiUrl,
    GAME_USERNAME: simulator.account.username,
    GAME_PASSWORD: simulator.account.password,
    GAME_REQUESTS_PER_SECOND: '1000',
    GAME_CONCURRENCY: '8',
  };
  const task = (...args: string[]) => runApiTask(args, { env: environment });
  log(`Adding a race of ${finishers} riders …`);
  await task('event', 'add', String(raceId), '--organizer', 'Клуб «Ось»', '--protocol', 'classicGroup');

  return {
    environment,
    task,
    startApi: async (changes) =>
      startServer([join(root, 'apps/api/dist/main.js')], await freePort(), { ...environment, ...changes }),
    stop: async () => {
      await simulator.close();
      await mongo.stop();
      await rm(races, { recursive: true, force: true });
    },
  };
}
