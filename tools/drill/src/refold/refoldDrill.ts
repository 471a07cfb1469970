import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDemo, fillPast, type Stack, startStack } from '@otryv/local-stack';
import { type Db, MongoClient } from 'mongodb';

export interface RefoldDrillOptions {
  log: (line: string) => void;
}

interface Latest {
  contentHash: string;
  cause: string;
  rulesVersion: number;
}

const mostWaits = 600;
const waitMs = 1_000;
const silent = () => undefined;

/**
 * Computes the demo and its history by the first rules, prints the dry run of a refold, refolds, and compares the
 * results with those of the latest rules. Checks that the refold sends no messages. Resolves to the failures.
 */
export async function refoldDrill({ log }: RefoldDrillOptions): Promise<string[]> {
  const data = await mkdtemp(join(tmpdir(), 'otryv-refold-'));
  const { MONGODB_URI: _uri, GAME_API_URL: _game, ...environment } = process.env;
  const stack = await startStack({ environment: { ...environment, OTRYV_DATA: data, PORT: '0' }, log: silent });
  const client = await new MongoClient(stack.mongo.uri).connect();
  try {
    await fillDemo(stack, silent);
    await fillPast(stack, silent);
    log('The demo and its history are ready.');
    return await compareRules(stack, client.db(stack.environment.MONGODB_DATABASE ?? 'otryv'), log);
  } finally {
    await client.close();
    await stack.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function compareRules({ tasks }: Stack, db: Db, log: (line: string) => void): Promise<string[]> {
  const dryRun = () => tasks.run(['results', 'refold', '--dry-run']);
  const events = await db.collection('protocols').distinct('eventId');
  // A rebuild uses the current figures of riders, whatever the rules.
  const rebuild = async () => {
    await tasks.run(['result', 'rebuild', ...events.map(String)]);
    await db.collection('series').updateMany({}, { $set: { staleSince: new Date(1) } });
    await settled(db);
  };
  await settled(db);
  await rebuild();
  const latest = await storedResults(db);
  for (const name of ['protocols', 'seriesDocuments'])
    await db.collection(name).updateMany({}, { $set: { rulesVersion: 1 } });
  await rebuild();

  const first = await storedResults(db);
  const messages = await db.collection('servicemessages').countDocuments();
  const report = await dryRun();
  for (const line of report) log(line);
  await tasks.run(['results', 'refold']);
  await settled(db);

  const rebuilt = await storedResults(db);
  const faults: string[] = [];
  for (const [id, { contentHash, cause, rulesVersion }] of rebuilt) {
    if (contentHash !== latest.get(id)?.contentHash) faults.push(`${id} differs from the result of the latest rules.`);
    if (rulesVersion === 1) faults.push(`${id} keeps the rules 1.`);
    // The wins of a catch-up series follow the protocols of its races.
    if (!id.includes('series') && contentHash !== first.get(id)?.contentHash && cause !== 'rules')
      faults.push(`${id} changed because of ${cause}.`);
  }
  if (rebuilt.size !== latest.size) faults.push(`${rebuilt.size} of ${latest.size} results are left.`);
  if ((await db.collection('servicemessages').countDocuments()) !== messages) faults.push('Messages were written.');
  const again = await dryRun();
  if (again.length > 1 || report.length < 2)
    faults.push('The dry run listed no changes before, or some after:', ...again);
  const changed = [...rebuilt].filter(([id, { contentHash }]) => contentHash !== first.get(id)?.contentHash);
  log(`${changed.length} of ${rebuilt.size} protocols and parts of series differ by the latest rules.`);
  return faults;
}

/** Returns the latest version of every protocol and of every part of a series. */
async function storedResults(db: Db): Promise<Map<string, Latest>> {
  const kept = { contentHash: '$contentHash', cause: '$cause', rulesVersion: '$rulesVersion' };
  const latestOf = (name: string, id: object | string) =>
    db
      .collection(name)
      .aggregate<{ _id: unknown; latest: Latest }>([
        { $sort: { version: 1 } },
        { $group: { _id: id, latest: { $last: kept } } },
      ])
      .toArray();
  const found = [
    ...(await latestOf('protocols', '$eventId')),
    ...(await latestOf('seriesDocuments', { series: '$seriesId', part: '$part' })),
  ];
  return new Map(found.map(({ _id, latest }) => [JSON.stringify(_id), latest]));
}

/** Waits until no results job is pending and no series is stale. */
async function settled(db: Db): Promise<void> {
  const isPending = { name: /^(results|series)\./, type: 'normal' };
  for (let count = 0; count < mostWaits; count += 1) {
    const jobs = await db.collection('agendaJobs').countDocuments(isPending);
    const stale = await db.collection('series').countDocuments({ staleSince: { $exists: true } });
    if (jobs + stale === 0) return;
    await wait(waitMs);
  }
  throw new Error('The result jobs never end.');
}
