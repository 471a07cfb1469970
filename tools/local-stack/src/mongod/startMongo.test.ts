import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../ports.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { findMongod } from './findMongod.ts';
import { startMongo, startThrowawayMongo } from './startMongo.ts';

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function connect(uri: string): Promise<MongoClient> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 15_000 }).connect();
  stops.push(() => client.close());
  return client;
}

describe('startMongo', { timeout: 90_000 }, () => {
  it('starts a replica set that supports transactions', async () => {
    const mongo = await startThrowawayMongo({});
    stops.push(mongo.stop);
    const client = await connect(mongo.uri);
    const rides = client.db('test').collection('rides');

    await client.withSession((session) =>
      session.withTransaction(async () => {
        await rides.insertOne({ name: 'first' }, { session });
        await rides.insertOne({ name: 'second' }, { session });
      }),
    );

    expect(await rides.countDocuments()).toBe(2);
  });

  it('restarts a killed server with all acknowledged writes', async () => {
    const mongo = await startThrowawayMongo({});
    stops.push(mongo.stop);
    const rides = (await connect(mongo.uri)).db('test').collection('rides');
    await rides.insertOne({ name: 'kept' });
    const before = mongo.pid() ?? 0;

    process.kill(before, 'SIGKILL');

    await expect.poll(() => rides.countDocuments().catch(() => -1), { timeout: 30_000, interval: 250 }).toBe(1);
    expect(mongo.pid()).not.toBe(before);
  });

  it('finds its data again after a stop, and reports the version that wrote them', async () => {
    const data = await temporaryFolder();
    const first = await startMongo(data, {});
    await (await connect(first.uri)).db('test').collection('rides').insertOne({ name: 'kept' });
    await stops.pop()?.();
    await first.stop();

    const second = await startMongo(data, {});
    stops.push(second.stop);
    const count = await (await connect(second.uri)).db('test').collection('rides').countDocuments();

    expect(count).toBe(1);
    expect(JSON.parse(await readFile(join(data, 'mongod.json'), 'utf8')).version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('rejects data of another release line without modifying them', async () => {
    const data = await temporaryFolder();
    await writeFile(join(data, 'mongod.json'), '{"version":"4.4.1","port":0}');

    await expect(startMongo(data, {})).rejects.toThrow(/was written by mongod 4\.4\.1/);
  });

  it('rejects a configured server that is not a replica set, with the remedy', async () => {
    const { binary } = await findMongod();
    const port = await freePort();
    const folder = await temporaryFolder();
    const lone = spawn(binary, ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'], {
      stdio: 'ignore',
    });
    stops.push(async () => {
      lone.kill('SIGKILL');
      await new Promise((resolve) => lone.once('exit', resolve));
    });

    const start = startMongo(await temporaryFolder(), { MONGODB_URI: `mongodb://127.0.0.1:${port}` });

    await expect(start).rejects.toThrow(/not a replica set.*rs\.initiate/);
  });

  it('reports that the configured server does not respond', async () => {
    const start = startMongo(await temporaryFolder(), { MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}` });

    await expect(start).rejects.toThrow(/does not respond/);
  });
});
