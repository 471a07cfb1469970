import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { leases } from './database-lease.ts';
import { startApi } from './start-api.ts';
import { addAccount } from './test-browser.ts';

describe('a test app', () => {
  const open: NestFastifyApplication[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  const start = async (variables: Record<string, string> = {}) => {
    const app = await startApi(variables);
    open.push(app);
    const connection = app.get<Connection>(getConnectionToken());
    return { app, connection, name: connection.name };
  };
  const withoutIdsAndTimes = (_key: string, value: unknown) =>
    typeof value === 'string' && /^([0-9a-f]{24}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(value) ? '' : value;
  const contentsOf = async ({ connection }: { connection: Connection }) => {
    const names = (await connection.listCollections()).map(({ name }) => name);
    const all = names.toSorted().map(async (name) => [name, await connection.collection(name).find().toArray()]);
    return JSON.stringify(await Promise.all(all), withoutIdsAndTimes, 1);
  };

  it('reuses the database of an earlier one, in exactly the state of a first start', async () => {
    const first = await start({ MONGODB_DATABASE: `test-${randomUUID()}` });
    const earlier = await start();
    await addAccount(earlier.app, 'left-behind');
    await earlier.connection.collection('agendaJobs').deleteMany({});
    await earlier.app.close();

    const later = await start();

    expect(later.name).toBe(earlier.name);
    expect(await leases.catalogOf(later.name)).toBe(await leases.catalogOf(first.name));
    expect(await contentsOf(later)).toBe(await contentsOf(first));
  });

  it('shares the database of a named app, unchanged, until both are closed', async () => {
    const one = await start();
    await addAccount(one.app, 'shared');
    const other = await start({ MONGODB_DATABASE: one.name });
    await one.app.close();
    await one.app.close();
    const third = await start();

    expect(await other.connection.collection('users').countDocuments()).toBe(1);
    expect(third.name).not.toBe(one.name);
    await other.app.close();
    expect(leases.inUse).toEqual([third.name]);
  });

  it('never reuses one on which a start failed', async () => {
    const earlier = await start();
    await earlier.app.close();
    await expect(startApi({ PORTAL_FOLDER: '/nowhere' })).rejects.toThrow('/nowhere');

    expect(leases.inUse).toEqual([]);
    expect((await start()).name).not.toBe(earlier.name);
  });
});
