import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { inject } from 'vitest';

interface Leased {
  name: string;
  /** Catalog after its first start; null before that, and after a failed start. */
  catalog: string | null;
  holders: number;
}

/** Databases that tests reuse, emptied, with the collections and indexes of a first start. */
export class DatabaseLeases {
  private readonly free: Leased[] = [];
  private readonly held = new Map<string, Leased>();
  private client: Promise<mongo.MongoClient> | undefined;

  /** Names of the databases in use. */
  get inUse(): string[] {
    return [...this.held.keys()];
  }

  /** Abandons those in use and returns their names: apps that were never closed hold them. */
  forget(): string[] {
    const names = this.inUse;
    this.held.clear();
    return names;
  }

  /** Returns the name of an empty, unused database; a new one has no collections yet. */
  async take(): Promise<string> {
    const leased = (await this.takeFree()) ?? { name: `leased-${randomUUID()}`, catalog: null, holders: 0 };
    return this.hold(leased);
  }

  /** Holds a leased database, unchanged, in addition to its current or last users. False for any other database. */
  join(name: string): boolean {
    const closed = this.free.findIndex((each) => each.name === name);
    const leased = closed === -1 ? this.held.get(name) : this.free.splice(closed, 1)[0];
    if (leased) this.hold(leased);
    return leased !== undefined;
  }

  /** Records the result of the first start: a later test gets the database only if it is still the same. */
  async settle(name: string): Promise<void> {
    const leased = this.held.get(name);
    if (leased) leased.catalog ??= await this.catalogOf(name);
  }

  /** Releases one hold; the last release makes the database available to the next test. */
  release(name: string): void {
    const leased = this.held.get(name);
    if (!leased) return;
    leased.holders -= 1;
    if (leased.holders > 0) return;
    this.held.delete(name);
    this.free.push(leased);
  }

  /** Ends the hold of a failed start, whose leftovers are unknown. */
  async abandon(name: string): Promise<void> {
    const leased = this.held.get(name);
    if (!leased || leased.holders > 1) return this.release(name);
    this.held.delete(name);
    await (await this.connected()).db(name).dropDatabase();
  }

  /** Returns every collection of a database with its options and indexes. */
  async catalogOf(name: string): Promise<string> {
    const entries = await (await this.connected())
      .db('admin')
      .aggregate<CatalogEntry>([{ $listCatalog: {} }, { $match: { db: name } }, { $sort: { name: 1 } }])
      .toArray();
    return mongo.BSON.EJSON.stringify(
      entries.map(({ name: collection, type, md }) => {
        const indexes = md.indexes.map(({ spec }) => spec).toSorted((a, b) => a.name.localeCompare(b.name));
        return { collection, type, options: { ...md.options, uuid: null }, indexes };
      }),
      undefined,
      1,
    );
  }

  private hold(leased: Leased): string {
    leased.holders += 1;
    this.held.set(leased.name, leased);
    return leased.name;
  }

  private async takeFree(): Promise<Leased | undefined> {
    for (let leased = this.free.pop(); leased; leased = this.free.pop()) {
      const db = (await this.connected()).db(leased.name);
      if ((await this.catalogOf(leased.name)) === leased.catalog) {
        await empty(db);
        return leased;
      }
      await db.dropDatabase();
    }
    return undefined;
  }

  /** Returns the worker's connection, closed when it ends. */
  private connected(): Promise<mongo.MongoClient> {
    this.client ??= mongo.MongoClient.connect(inject('mongoUri'));
    return this.client;
  }
}

interface CatalogEntry {
  name: string;
  type: string;
  md: { indexes: { spec: mongo.Document & { name: string } }[]; options: mongo.Document };
}

/** Deletes every document of a database. */
export async function empty(db: mongo.Db): Promise<void> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  // Majority: apps read with it, and must not see data of the previous test.
  const writeConcern = { w: 'majority' } as const;
  await Promise.all(collections.map(({ name }) => db.collection(name).deleteMany({}, { writeConcern })));
}

/** Leases of this worker, shared by its files. */
export const leases = new DatabaseLeases();
