import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { machineTime } from '../kernel/clock.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const slowClockMs = 2_000;
// The locks of a process are renewed every 20 s and outlive it by 60: a clock that is off by more would take over those
// of others.
const wrongClockMs = 20_000;
const mostNamed = 5;

export function connectionOf(app: INestApplicationContext): Connection {
  return app.get<Connection>(getConnectionToken());
}

/** Describes the connected replica set or cluster. */
export async function databaseFinding(connection: Connection): Promise<Finding> {
  const { setName, hosts = [] } = await hello(connection);
  const servers = hosts.length === 1 ? '1 server' : `${hosts.length} servers`;
  return ok('database', setName ? `the replica set ${setName} of ${servers} responds` : 'responds as a cluster');
}

/** Compares this machine's clock with that of the database. */
export async function clockFinding(connection: Connection): Promise<Finding> {
  const before = machineTime().getTime();
  const { localTime } = await hello(connection);
  const after = machineTime().getTime();
  // The duration of the response itself is not a difference.
  const behind = localTime.getTime() - after;
  const ahead = before - localTime.getTime();
  return judgeClock(Math.max(behind, ahead, 0));
}

export function judgeClock(differenceMs: number): Finding {
  const seconds = (differenceMs / 1_000).toFixed(1);
  const message = `is ${seconds} s off the clock of the database: synchronize both machines by NTP (timedatectl set-ntp true)`;
  if (differenceMs >= wrongClockMs) return broken('clock', message);
  if (differenceMs >= slowClockMs) return warning('clock', message);
  return ok('clock', `matches the clock of the database within ${seconds} s`);
}

/** Checks that every index of the schemas exists. */
export async function indexesFinding(models: readonly Model<unknown>[]): Promise<Finding> {
  const missing: string[] = [];
  let count = 0;
  for (const model of models) {
    const { toCreate } = await model.diffIndexes();
    count += model.schema.indexes().length;
    missing.push(...toCreate.map((key: object) => `${model.collection.name} (${Object.keys(key).join(', ')})`));
  }
  if (missing.length === 0) return ok('indexes', `all ${count} exist`);
  const rest = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  const named = `${missing.slice(0, mostNamed).join('; ')}${rest}`;
  return warning('indexes', `missing are ${named}: restart serve, which builds them before it accepts requests`);
}

/** Checks that the data has the version of this program. */
export async function migrationsFinding(connection: Connection, known: readonly string[]): Promise<Finding> {
  const records = await connection.collection<{ _id: string }>('migrations').find().toArray();
  const done = new Set(records.map(({ _id }) => _id));
  const unknown = [...done].filter((name) => !known.includes(name));
  const waiting = known.filter((name) => !done.has(name));
  if (unknown.length > 0)
    return broken(
      'migrations',
      `the data is of a newer version (${unknown.join(', ')}): run that version, or restore a backup of this one`,
    );
  if (waiting.length > 0)
    return warning(
      'migrations',
      `${waiting.join(', ')} of ${known.length} are pending: make a backup, then restart serve, which runs them`,
    );
  return ok('migrations', `all ${known.length} are done`);
}

/** Whether nothing was ever stored here. */
export async function isFresh(connection: Connection): Promise<boolean> {
  return (await connection.db?.listCollections({}, { nameOnly: true }).toArray())?.length === 0;
}

interface Hello {
  setName?: string;
  hosts?: string[];
  localTime: Date;
}

async function hello(connection: Connection): Promise<Hello> {
  return (await connection.getClient().db('admin').command({ hello: 1 })) as unknown as Hello;
}
