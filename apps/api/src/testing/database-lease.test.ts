import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DatabaseLeases } from './database-lease.ts';

let client: mongo.MongoClient;
let leases: DatabaseLeases;
beforeAll(async () => {
  client = await mongo.MongoClient.connect(inject('mongoUri'));
  leases = new DatabaseLeases();
});
afterAll(() => client.close());

/** Leases a database, which gets a collection with an index, changes it and releases it. */
async function leaseAndChange(change: (db: mongo.Db) => Promise<unknown>): Promise<string> {
  const name = await leases.take();
  await client.db(name).collection('riders').createIndex({ name: 1 });
  await leases.settle(name);
  await change(client.db(name));
  leases.release(name);
  return name;
}

it('drops a database whose collections or indexes were changed, and never leases it again', async () => {
  const changes: Record<string, (db: mongo.Db) => Promise<unknown>> = {
    'an index was added': (db) => db.collection('riders').createIndex({ added: 1 }),
    'an index was removed': (db) => db.collection('riders').dropIndex('name_1'),
    'an index became unique': async (db) => {
      await db.collection('riders').dropIndex('name_1');
      await db.collection('riders').createIndex({ name: 1 }, { unique: true });
    },
    'a collection was added': (db) => db.createCollection('added'),
    'a collection was removed': (db) => db.dropCollection('riders'),
    'a collection became capped': (db) => db.command({ convertToCapped: 'riders', size: 4096 }),
  };
  const failures: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const changed = await leaseAndChange(change);
    const next = await leases.take();
    await leases.abandon(next);
    const { databases } = await client.db().admin().listDatabases();
    if (next === changed || databases.some((each) => each.name === changed)) failures.push(name);
  }

  expect(failures).toEqual([]);
});

it('leases a database again without its documents if nothing else was changed', async () => {
  const name = await leaseAndChange((db) => db.collection('riders').insertOne({ name: 'Анна' }));
  const next = await leases.take();

  expect(next).toBe(name);
  expect(await client.db(name).collection('riders').countDocuments()).toBe(0);
});
