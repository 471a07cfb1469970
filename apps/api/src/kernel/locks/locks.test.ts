import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { type Lock, Locks, LockTaken } from './locks.ts';

describe('Locks', () => {
  let app: NestFastifyApplication;
  let other: NestFastifyApplication;
  let connection: Connection;

  beforeAll(async () => {
    // The holder renews a lock after a third of this time, longer than any test runs.
    app = await startApi({ LOCK_MS: '60000' });
    other = await startBeside(app, { LOCK_MS: '300' });
    connection = app.get<Connection>(getConnectionToken());
    await connection.createCollection('written');
  });
  beforeEach(() => connection.collection('written').deleteMany());
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const locks = () => app.get(Locks);
  const stored = (name: string) => connection.collection<{ _id: string }>('locks').findOne({ _id: name });
  const lapse = (name: string) =>
    connection.collection<{ _id: string }>('locks').updateOne({ _id: name }, { $set: { lockedUntil: new Date(0) } });
  const write = (lock: Lock, value: number, writer = app) => {
    const own = writer.get<Connection>(getConnectionToken());
    return own.transaction(async (session) => {
      await lock.fence(session);
      await own.collection('written').insertOne({ value }, { session });
    });
  };
  const written = async () => (await connection.collection('written').find().toArray()).map(({ value }) => value);

  it('admits one process at a time, and the next when it has ended', async () => {
    const during = await locks().run('one', () =>
      other
        .get(Locks)
        .run('one', async () => 'both')
        .catch((error: unknown) => error),
    );

    expect(during).toBeInstanceOf(LockTaken);
    expect(await other.get(Locks).run('one', async () => 'after')).toBe('after');
  });

  it('makes the next wait for its turn, and reports a failure of its work immediately', async () => {
    const order: string[] = [];
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = locks().runInTurn('turns', async () => {
      order.push('one begins');
      begun.resolve();
      await ending.promise;
      order.push('one ends');
    });
    await begun.promise;
    const tries = vi.spyOn(locks(), 'run');
    const two = locks().runInTurn('turns', async () => void order.push('two begins'));
    await vi.waitUntil(() => tries.mock.settledResults.some(({ type }) => type === 'rejected'));
    ending.resolve();
    await Promise.all([one, two]);
    tries.mockRestore();

    expect(order).toEqual(['one begins', 'one ends', 'two begins']);
    await expect(locks().runInTurn('turns', () => Promise.reject(new LockTaken('inner')))).rejects.toThrow('inner');
  });

  it('releases the lock when the work fails', async () => {
    await expect(locks().run('failing', () => Promise.reject(new Error('work')))).rejects.toThrow('work');

    expect(await stored('failing')).toMatchObject({ lockedUntil: null });
  });

  it('renews the lock for as long as the work takes', async () => {
    const renewals = new Set<number>();

    await other.get(Locks).run('long', async () => {
      await expect
        .poll(async () => renewals.add(Number(Reflect.get((await stored('long')) ?? {}, 'lockedUntil'))).size, {
          timeout: 5_000,
        })
        .toBeGreaterThan(4);
      await expect(locks().run('long', async () => 'both')).rejects.toThrow(LockTaken);
    });
  });

  it('increments the token with every holder', async () => {
    for (const _ of [1, 2, 3]) await locks().run('counted', async () => undefined);

    expect(await stored('counted')).toMatchObject({ token: 3 });
  });

  it('rejects the write of a holder whose lock expired and was taken over, whichever ends first', async () => {
    const outcome = await locks().run('fenced', async (old) => {
      await lapse('fenced');
      return other.get(Locks).run('fenced', async (fresh) => {
        const late = await write(old, 1).catch((error: unknown) => error);
        await write(fresh, 2, other);
        return late;
      });
    });

    expect(outcome).toBeInstanceOf(LockTaken);
    expect(await written()).toEqual([2]);
  });

  it('finishes the work of an expired lock that was not taken over', async () => {
    await locks().run('lapsed', async (lock) => {
      await lapse('lapsed');
      await write(lock, 3);
    });

    expect(await written()).toEqual([3]);
  });

  it('does not release the lock of the process that took it over', async () => {
    let heir: Promise<unknown> = Promise.resolve();
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();

    await locks().run('handed', async () => {
      await lapse('handed');
      const taken = Promise.withResolvers<void>();
      heir = other.get(Locks).run('handed', async () => {
        taken.resolve();
        await end;
      });
      await taken.promise;
    });

    expect(await stored('handed')).toMatchObject({ token: 2, lockedUntil: expect.any(Date) });
    finish();
    await heir;
  });
});
