import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StackProblem } from '../StackProblem.ts';
import { readDataVersion, writeDataVersion } from './dataVersion.ts';
import { findMongod } from './findMongod.ts';
import { isReplicaSet } from './replicaSet.ts';
import { type RunOptions, runMongod } from './runMongod.ts';
import { makeThrowawayFolder } from './throwawayFolder.ts';

export interface Mongo {
  uri: string;
  /** Line for the terminal that names the server in use. */
  took: string;
  /** Returns our own process, if any. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Resolves to the reason when our own server is not restarted. */
  ended: Promise<string>;
}

/** Starts the database of `npm start`: the user's server, or our own with its data in `data`. */
export async function startMongo(
  data: string,
  environment: NodeJS.ProcessEnv = process.env,
  onStart: (pid: number) => Promise<void> = async () => undefined,
  options: Partial<Pick<RunOptions, 'folder' | 'transactionSeconds'>> = {},
): Promise<Mongo> {
  if (environment.MONGODB_URI) return configuredServer(environment.MONGODB_URI);
  const file = join(data, 'mongod.json');
  const written = await readDataVersion(file);
  const mongod = await findMongod(written?.version ?? null, environment);
  const running = await runMongod(mongod, {
    folder: join(data, 'mongo'),
    ...options,
    port: written?.port || 27_117,
    onStart: (pid) => void onStart(pid).catch(() => undefined),
    onFall: (reason) => console.error(`MongoDB stopped and is being restarted: ${reason}`),
  });
  await writeDataVersion(file, { version: mongod.version, port: running.port });
  return { ...running, took: `MongoDB ${mongod.version} (${mongod.from})` };
}

/** Starts a database for one test run, in a throw-away folder; ignores MONGODB_URI, so that no data are touched. */
export async function startThrowawayMongo(environment: NodeJS.ProcessEnv = process.env): Promise<Mongo> {
  const mongod = await findMongod(null, environment);
  const folder = await makeThrowawayFolder();
  const running = await runMongod(mongod, { folder, closesFiles: true });
  return {
    ...running,
    took: `MongoDB ${mongod.version} (${mongod.from})`,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function configuredServer(uri: string): Promise<Mongo> {
  const answer = await isReplicaSet(uri);
  if (answer === null) throw new StackProblem('The server in MONGODB_URI does not respond: check the address.');
  if (!answer) {
    throw new StackProblem(
      'The server in MONGODB_URI is not a replica set: start it with --replSet and run rs.initiate() once.',
    );
  }
  return {
    uri,
    took: 'the server in MONGODB_URI',
    pid: () => undefined,
    stop: async () => {},
    ended: new Promise(() => {}),
  };
}
