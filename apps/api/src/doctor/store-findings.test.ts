import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { startApi } from '../testing/start-api.ts';
import { toLine } from './finding.ts';
import { clockFinding, databaseFinding, indexesFinding, isFresh, migrationsFinding } from './store-findings.ts';

const names = migrations.map(({ name }) => name);

describe('store findings', () => {
  let app: NestFastifyApplication;
  let connection: Connection;
  const repairs: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    app = await startApi();
    connection = app.get(getConnectionToken());
  });
  afterEach(async () => {
    for (const repair of repairs.splice(0)) await repair();
  });
  afterAll(() => app.close());

  const done = () => connection.collection<{ _id: string }>('migrations');

  it('are all well after the portal has started', async () => {
    const lines = [
      await databaseFinding(connection),
      await clockFinding(connection),
      await migrationsFinding(connection, names),
      await indexesFinding(Object.values(connection.models)),
    ].map(toLine);

    expect(lines).toEqual([
      expect.stringMatching(/^ok {7}database: the replica set \S+ of 1 server responds\.$/),
      expect.stringMatching(/^ok {7}clock: /),
      `ok       migrations: all ${names.length} are done.`,
      expect.stringMatching(/^ok {7}indexes: all \d{2,} exist\.$/),
    ]);
    expect(await isFresh(connection)).toBe(false);
    expect(await isFresh(connection.useDb('otryv-never-started'))).toBe(true);
  });

  it('list missing indexes', async () => {
    const users = connection.collection('users');
    const index = (await users.indexes()).find(({ unique }) => unique);
    if (!index?.name) throw new Error('Users have no unique index.');
    await users.dropIndex(index.name);
    repairs.push(() => users.createIndexes([index as never]));

    expect(toLine(await indexesFinding(Object.values(connection.models)))).toMatch(
      `warning  indexes: missing are users (${Object.keys(index.key).join(', ')}): restart serve`,
    );
  });

  it('list pending migrations, and those of a newer version', async () => {
    await done().deleteOne({ _id: names.at(-1) ?? '' });
    repairs.push(() => done().insertOne({ _id: names.at(-1) ?? '' }));
    const waiting = await migrationsFinding(connection, names);
    await done().insertOne({ _id: '2999-01-01-later' });
    repairs.push(() => done().deleteOne({ _id: '2999-01-01-later' }));

    expect(toLine(waiting)).toMatch(`warning  migrations: ${names.at(-1)} of ${names.length} are pending: `);
    expect(toLine(await migrationsFinding(connection, names))).toMatch(
      'broken   migrations: the data is of a newer version (2999-01-01-later): ',
    );
  });
});
