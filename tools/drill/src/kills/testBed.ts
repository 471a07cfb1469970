import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { health } from '@otryv/contract/schemas';
import { explain, freePort, startStack } from '@otryv/local-stack';
import { transactionSeconds } from './deadTransaction.ts';
import { type Game, openGame } from './game.ts';
import { openStore, type Store } from './store.ts';
import { startVictim, type Victim, type VictimOutcome } from './victim.ts';

/** The built product on an empty store, with all operations of a drill. */
export interface TestBed {
  /** Address of a server that imports nothing by itself and is never killed. */
  address: string;
  /** URI of its mongod, a replica set of one. */
  databaseUri: string;
  game: Game;
  store: Store;
  /** Settings of its processes. */
  environment: Record<string, string>;
  task: (...args: string[]) => Victim;
  /** Runs a task with other settings. */
  taskWith: (variables: Record<string, string>, ...args: string[]) => Victim;
  /** Runs a task to its end in the host of tasks, which is never killed. */
  run: (...args: string[]) => Promise<Pick<VictimOutcome, 'code' | 'lines'>>;
  /** Starts a second server, which processes the stored jobs. */
  startServer: (variables?: Record<string, string>) => Promise<ServerVictim>;
  killMongod: () => void;
  /** Waits until the database and the server have recovered, in ms; rejects if they do not. */
  recover: () => Promise<number>;
  stop: () => Promise<void>;
}

/** A server that can be killed, available once it listens. */
export interface ServerVictim extends Victim {
  address: string;
}

const recoveryMs = 60_000;

/** Settings that disable the rate limits, which a drill exceeds more than any real client. */
export const unlimited = { REQUESTS_PER_MINUTE: '0', RENDERS_PER_MINUTE: '0', LOOP_DELAY_MS: '0' };

/** Starts the product; locks of dead processes expire after `lockMs`. */
export async function openTestBed(lockMs: number, limits: Record<string, string> = unlimited): Promise<TestBed> {
  const data = await mkdtemp(join(tmpdir(), 'otryv-drill-'));
  const { MONGODB_URI: _uri, GAME_API_URL: _game, ...inherited } = process.env;
  const environment = { ...inherited, OTRYV_DATA: data, PORT: '0', JOBS: 'false', LOCK_MS: String(lockMs), ...limits };
  const stack = await startStack({
    environment: { ...environment, LOG_LEVEL: 'error' },
    log: () => undefined,
    database: { transactionSeconds },
  });
  const store = await openStore(stack.environment.MONGODB_URI ?? '');
  const taskWith = (variables: Record<string, string>, ...args: string[]) =>
    startVictim(['cli.js', ...args], { ...stack.environment, ...variables });
  const task = (...args: string[]) => taskWith({}, ...args);
  return {
    address: stack.address,
    databaseUri: stack.mongo.uri,
    game: openGame(stack.environment),
    store,
    environment: stack.environment,
    task,
    taskWith,
    run: async (...args) => {
      try {
        return { code: 0, lines: await stack.tasks.run(args) };
      } catch (error) {
        return { code: 1, lines: explain(error).split('\n') };
      }
    },
    startServer: async (variables = {}) => {
      const port = String(await freePort());
      const settings = { ...stack.environment, JOBS: 'true', PORT: port, ...variables };
      return { ...startVictim(['main.js'], settings), address: `http://localhost:${settings.PORT}` };
    },
    killMongod: () => {
      const pid = stack.mongo.pid();
      if (pid === undefined) throw new Error('The database of the drill is not a process of ours.');
      process.kill(pid, 'SIGKILL');
    },
    recover: () => waitUntilWell(stack.address),
    stop: async () => {
      await store.close();
      await stack.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Waits until a server and its database are healthy, in ms; rejects if they are not within a minute. */
export async function waitUntilWell(address: string): Promise<number> {
  const began = Date.now();
  while (Date.now() < began + recoveryMs) {
    const answer = await fetch(`${address}/api/health`).then(
      (response) => response.json(),
      () => null,
    );
    if (health.safeParse(answer).data?.database === 'up' && (await fetch(`${address}/api/race/events`)).ok)
      return Date.now() - began;
    await wait(50);
  }
  throw new Error('The database did not recover within a minute.');
}
