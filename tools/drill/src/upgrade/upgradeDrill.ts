import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventList, raceResults } from '@otryv/contract/schemas';
import { command, freePort } from '@otryv/local-stack';
import { MongoClient } from 'mongodb';
import { type Clone, throwawayClone } from '../faults/throwawayClone.ts';
import { addAccounts, signIn } from '../kills/accounts.ts';
import { openTestBed, type TestBed, waitUntilWell } from '../kills/testBed.ts';
import { startNode, type Victim } from '../kills/victim.ts';
import { addRace, race } from '../load/readers.ts';

export interface UpgradeDrill {
  /** Commit or tag of the earlier version. */
  from: string;
  log: (line: string) => void;
}

/** Responses that readers see. */
interface Answers {
  events: number[];
  riders: number[];
}

const lockMs = 1_500;
const database = 'drill-upgrade';
const username = 'before-the-upgrade';

/**
 * Stores data with an earlier version and starts this one on it, in two concurrent processes; resolves to the failures.
 */
export async function upgradeDrill({ from, log }: UpgradeDrill): Promise<string[]> {
  const clone = await throwawayClone(from);
  const files = await mkdtemp(join(tmpdir(), 'otryv-upgrade-'));
  const testBed = await openTestBed(lockMs);
  const { PORT: _, ...environment } = testBed.environment;
  const settings = { ...environment, MONGODB_DATABASE: database, FILES_FOLDER: files };
  const earlier = (...args: string[]) => startEarlier(clone, args, settings);
  try {
    await install(clone);
    const password = await fill(earlier);
    const before = await ofEarlier(clone, settings, password);
    const known = await migrationsIn(testBed);
    log(`${from} has ${before.events.length} events and ${before.riders.length} riders in the protocol.`);
    const faults = await startBoth(testBed, settings, { before, password });
    const added = (await migrationsIn(testBed)).filter((name) => !known.includes(name));
    log(`This version runs on its data; migrations: ${added.join(', ') || 'none'}.`);
    return [...faults, ...(await rollBack(earlier, added))];
  } finally {
    await testBed.stop();
    await rm(files, { recursive: true, force: true });
    await clone.remove();
  }
}

async function install({ folder }: Clone): Promise<void> {
  const { code, output } = await command(['node', 'tools/bootstrap.mjs', '--bin', 'tsc', '--version'], { folder });
  if (code !== 0) throw new Error(`The earlier version cannot be installed:\n${output}`);
}

/** Runs from its sources: nothing of it is built. */
function startEarlier(
  { folder }: Clone,
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
): Victim {
  const loader = join(folder, 'tools/local-stack/src/sourceLoader.ts');
  const file = join(folder, 'apps/api/src', program);
  return startNode(folder, ['--conditions=@otryv/source', '--import', loader, file, ...args], env);
}

/** Resolves to the password of the account. */
async function fill(earlier: (...args: string[]) => Victim): Promise<string> {
  const run = async (...args: string[]) => {
    const { code, lines } = await earlier('cli.ts', ...args).ended;
    return { code: code ?? 1, lines };
  };
  await addRace({ run });
  const password = (await addAccounts({ run }, [username])).get(username);
  if (password === undefined) throw new Error('The earlier version printed no password.');
  return password;
}

async function ofEarlier(clone: Clone, settings: Record<string, string>, password: string): Promise<Answers> {
  const port = String(await freePort());
  const server = startEarlier(clone, ['main.ts'], { ...settings, PORT: port });
  try {
    return await answersOf(`http://localhost:${port}`, password);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

async function startBoth(
  testBed: TestBed,
  settings: Record<string, string>,
  { before, password }: { before: Answers; password: string },
): Promise<string[]> {
  const servers = await Promise.all([testBed.startServer(settings), testBed.startServer(settings)]);
  try {
    const after = await Promise.all(servers.map(({ address }) => answersOf(address, password)));
    return after
      .filter((answers) => JSON.stringify(answers) !== JSON.stringify(before))
      .map((answers) => `this version shows ${JSON.stringify(answers)}, not ${JSON.stringify(before)}`);
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  }
}

async function answersOf(address: string, password: string): Promise<Answers> {
  await waitUntilWell(address);
  const read = async (path: string) => (await fetch(`${address}${path}`)).json();
  const list = eventList.parse(await read('/api/race/events?started=true'));
  const protocol = raceResults.parse(await read(`/api/race/results/${race}`));
  await signIn(address, username, password);
  return {
    events: list.events.map(({ id }) => id),
    riders: protocol.event.results.map(({ profileId }) => profileId),
  };
}

/** Checks that the earlier version accepts its own data, but no migrated data. */
async function rollBack(earlier: (...args: string[]) => Victim, added: readonly string[]): Promise<string[]> {
  const { code, lines } = await earlier('cli.ts', 'result', 'decisions', String(race)).ended;
  const isRefused = code !== 0;
  if (isRefused === added.length > 0) return [];
  return [
    isRefused ? `the earlier version refuses its own data: ${lines.at(-1)}` : 'the earlier version accepts newer data',
  ];
}

async function migrationsIn({ databaseUri }: TestBed): Promise<string[]> {
  const client = await new MongoClient(databaseUri).connect();
  try {
    const found = await client.db(database).collection<{ _id: string }>('migrations').find().toArray();
    return found.map(({ _id }) => _id);
  } finally {
    await client.close();
  }
}
