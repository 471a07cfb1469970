import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { type Migration, MigrationFailed, Migrations } from './migrations.ts';

describe('Migrations', () => {
  let app: NestFastifyApplication;
  let other: NestFastifyApplication;
  let ran: string[] = [];

  beforeAll(async () => {
    app = await startApi();
    other = await startBeside(app);
  });
  beforeEach(async () => {
    ran = [];
    await done().deleteMany({});
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const done = () => app.get<Connection>(getConnectionToken()).collection<{ _id: string }>('migrations');
  const names = async () => (await done().find().toArray()).map(({ _id }) => _id);
  const migration = (name: string, work: () => Promise<unknown> = async () => undefined): Migration => ({
    name,
    up: async () => {
      ran.push(name);
      await work();
    },
  });

  it('runs each once, in order, and later only those added since', async () => {
    await app.get(Migrations).run([migration('1'), migration('2')]);
    await other.get(Migrations).run([migration('1'), migration('2'), migration('3')]);

    expect(ran).toEqual(['1', '2', '3']);
    expect(await names()).toEqual(['1', '2', '3']);
  });

  it('runs once when two processes start concurrently, and neither continues before it is done', async () => {
    const events: string[] = [];
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const slow = [migration('slow', () => end.then(() => events.push('done')))];

    const starts = [app, other].map((each) =>
      each
        .get(Migrations)
        .run(slow)
        .then(() => events.push('started')),
    );
    await expect.poll(() => ran).toEqual(['slow']);
    finish();
    await Promise.all(starts);

    expect(ran).toEqual(['slow']);
    expect(events).toEqual(['done', 'started', 'started']);
  });

  it('stops at one that fails, names it, and runs it again at the next start', async () => {
    const failing = [migration('1'), migration('2', () => Promise.reject(new Error('no such field'))), migration('3')];

    const error = await app
      .get(Migrations)
      .run(failing)
      .catch((reason: unknown) => reason);
    const after = await names();
    await other.get(Migrations).run([migration('1'), migration('2'), migration('3')]);

    expect(error).toBeInstanceOf(MigrationFailed);
    expect(error).toMatchObject({ message: 'The migration 2 failed: no such field' });
    expect(after).toEqual(['1']);
    expect(ran).toEqual(['1', '2', '2', '3']);
  });
});
