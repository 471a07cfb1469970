import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { Transactions } from '../database/transactions.ts';
import { defineMessage } from './define-message.ts';
import { Outbox } from './outbox.ts';
import { OutboxWatcher } from './outbox.watcher.ts';

const counted = defineMessage('test.counted', z.object({ count: z.number() }));
/** Message that marks the end of what was committed before a test's handlers. */
const marked = defineMessage('test.marked', z.object({}));
const patient = { timeout: 10_000 };

describe('the outbox', () => {
  let writer: NestFastifyApplication;
  let other: NestFastifyApplication;
  const received: number[][] = [[], []];

  beforeAll(async () => {
    writer = await startApi();
    other = await startBeside(writer);
    const watched: number[] = [];
    for (const [index, app] of [writer, other].entries())
      app.get(OutboxWatcher).subscribe(marked, () => void watched.push(index));
    await write(-1);
    await writer.get(Transactions).run((session) => writer.get(Outbox).write(marked, {}, session));
    await vi.waitUntil(() => new Set(watched).size === 2, patient);
    for (const [index, app] of [writer, other].entries()) {
      app.get(OutboxWatcher).subscribe(counted, ({ count }) => void received[index]?.push(count));
    }
  });
  beforeEach(() => {
    for (const each of received) each.length = 0;
  });
  afterAll(async () => {
    await other.close();
    await writer.close();
  });

  const messages = () => writer.get<Connection>(getConnectionToken()).collection('outbox');
  const write = (...counts: number[]) =>
    writer.get(Transactions).run(async (session) => {
      for (const count of counts) await writer.get(Outbox).write(counted, { count }, session);
    });

  it('delivers every committed message to every process once, in order, and none from before it watched', async () => {
    await write(1, 2);
    await write(3);
    await write(4, 5);

    for (const each of received) await expect.poll(() => each, patient).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops after the message being handled, and delivers no other', async () => {
    const third = await startBeside(writer);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const begun: number[] = [];
    let ended = 0;
    third.get(OutboxWatcher).subscribe(counted, async ({ count }) => {
      begun.push(count);
      await released;
      ended += 1;
    });
    await write(21, 22);
    await vi.waitUntil(() => begun.length === 1, patient);

    const stopped = third
      .get(OutboxWatcher)
      .onModuleDestroy()
      .then(() => ended);
    const early = await Promise.race([stopped, new Promise(setImmediate).then(() => 'handling')]);
    release();

    expect([early, await stopped]).toEqual(['handling', 1]);
    await third.close();
    expect(begun).toEqual([21]);
    for (const each of received) await expect.poll(() => each, patient).toEqual([21, 22]);
  });

  it('writes nothing when the transaction aborts', async () => {
    const before = await messages().countDocuments();

    const aborted = writer.get(Transactions).run(async (session) => {
      await writer.get(Outbox).write(counted, { count: 6 }, session);
      throw new Error('aborted');
    });
    await expect(aborted).rejects.toThrow('aborted');
    await write(7);

    for (const each of received) await expect.poll(() => each, patient).toEqual([7]);
    expect(await messages().countDocuments()).toBe(before + 1);
  });

  it('rejects writes outside of a transaction, and data of another shape', async () => {
    const connection = writer.get<Connection>(getConnectionToken());
    const session = await connection.startSession();

    await expect(writer.get(Outbox).write(counted, { count: 1 }, session)).rejects.toThrow('transaction');
    // @ts-expect-error The count is a number.
    const misshapen = connection.transaction((own) => writer.get(Outbox).write(counted, { count: 'one' }, own));
    await expect(misshapen).rejects.toThrow('count');
    await session.endSession();
  });

  it('delivers messages committed while its stream was broken', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await write(8);
    for (const each of received) await expect.poll(() => each, patient).toEqual([8]);

    await Reflect.get(Reflect.get(other.get(OutboxWatcher), 'feed'), 'stream').close();
    await write(9);
    await write(10);

    for (const each of received) await expect.poll(() => each, patient).toEqual([8, 9, 10]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('broke'));
    warn.mockRestore();
  });

  it('continues after a failing handler and a message of another shape', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    writer.get(OutboxWatcher).subscribe(counted, ({ count }) => {
      if (count === 11) throw new Error('handler');
    });

    await write(11);
    await messages().insertOne({ kind: 'test.counted', data: { count: 'many' }, writtenAt: new Date(0) });
    await write(12);

    for (const each of received) await expect.poll(() => each, patient).toEqual([11, 12]);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ kind: 'test.counted' }), 'A message was not handled');
    error.mockRestore();
  });

  it('is purged by the database after a day', async () => {
    expect(await messages().indexes()).toContainEqual(
      expect.objectContaining({ key: { writtenAt: 1 }, expireAfterSeconds: 86_400 }),
    );
  });
});
