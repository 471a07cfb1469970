import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { machineTime } from '../clock.ts';
import { Locks, LockTaken } from '../locks/locks.ts';

/** Change of stored data, made once in each database. An interrupted one runs again from its beginning. */
export interface Migration {
  /** Starts with its date: `2026-11-22-import-locks`. */
  name: string;
  up(db: mongo.Db): Promise<void>;
}

/** A migration failed, which aborts the start. The message names it. */
export class MigrationFailed extends Error {}

/** A newer version has changed the stored data. The message names its migrations and the remedy. */
export class DataNewer extends Error {}

const askAgainMs = 200;
const mostNamed = 5;

/** Runs the pending migrations of a database, in one process at a time. */
@Injectable()
export class Migrations {
  private readonly logger = new Logger(Migrations.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly locks: Locks,
  ) {}

  /**
   * Throws DataNewer if migrations have run that are not among these: this version would misread and corrupt the data.
   */
  async requireKnown(migrations: readonly Migration[]): Promise<void> {
    const known = migrations.map(({ name }) => name);
    const newer = await this.done()
      .find({ _id: { $nin: known } }, { sort: { _id: 1 } })
      .toArray();
    if (newer.length === 0) return;
    const rest = newer.length > mostNamed ? ` and ${newer.length - mostNamed} more` : '';
    const names = `${newer
      .slice(0, mostNamed)
      .map(({ _id }) => _id)
      .join(', ')}${rest}`;
    throw new DataNewer(
      `The data is of a newer version of the product (${names}): run that version, or restore a backup of this one (docs/operate, Roll back).`,
    );
  }

  /** Runs pending migrations in the given order, or waits while another process does. Throws MigrationFailed. */
  async run(migrations: readonly Migration[]): Promise<void> {
    for (;;) {
      try {
        return await this.locks.run('migrations', () => this.runMissing(migrations));
      } catch (error) {
        if (!(error instanceof LockTaken)) throw error;
        await wait(askAgainMs);
      }
    }
  }

  // Completed migrations are read under the lock: before it, another process may still be running one.
  private async runMissing(migrations: readonly Migration[]): Promise<void> {
    const { db } = this.connection;
    if (!db) throw new Error('Migrations need a database.');
    const done = this.done();
    const known = { _id: { $in: migrations.map(({ name }) => name) } };
    const names = new Set((await done.find(known).toArray()).map(({ _id }) => _id));
    for (const migration of migrations.filter((each) => !names.has(each.name))) {
      const { name } = migration;
      await migration.up(db).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new MigrationFailed(`The migration ${name} failed: ${reason}`, { cause });
      });
      await done.insertOne({ _id: name, at: machineTime() });
      this.logger.log(`The migration ${name} is done`);
    }
  }

  private done() {
    return this.connection.collection<{ _id: string; at: Date }>('migrations');
  }
}
