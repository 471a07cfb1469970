import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { machineTime } from '../clock.ts';
import { outsideTransaction } from '../database/session.ts';
import { Transactions } from '../database/transactions.ts';
import { defineJob } from './define-job.ts';
import { Jobs } from './jobs.ts';

/** Defines a job that no other test enqueues, because all tests share the queue. */
const sending = (name: string) => defineJob(name, z.object({ to: z.string(), copies: z.number() }));

describe('Jobs', () => {
  let idle: NestFastifyApplication;
  let stored: (name: string) => Promise<Record<string, unknown>[]>;

  beforeAll(async () => {
    idle = await startApi();
    const { db } = idle.get<Connection>(getConnectionToken());
    stored = async (name) => (await db?.collection('agendaJobs').find({ name }).toArray()) ?? [];
  });
  afterAll(() => idle.close());

  const jobs = () => idle.get(Jobs);
  const collection = () => idle.get<Connection>(getConnectionToken()).collection('agendaJobs');

  it('stores the same work once however often it is enqueued, and different work separately', async () => {
    const send = sending('test.once');

    await jobs().enqueue(send, { to: 'a', copies: 1 });
    await jobs().enqueue(send, { copies: 1, to: 'a' });
    await jobs().enqueue(send, { to: 'a', copies: 2 });

    const data = (await stored('test.once')).map((job) => job.data);
    expect(data).toEqual([
      { to: 'a', copies: 1 },
      { to: 'a', copies: 2 },
    ]);
  });

  it('stores and schedules in a process that runs no jobs', async () => {
    await jobs().enqueue(sending('test.planned'), { to: 'a', copies: 1 });

    expect(await stored('results.plan')).toMatchObject([{ repeatInterval: '1 minute' }]);
    expect(await stored('test.planned')).toMatchObject([{ lockedAt: null, lastRunAt: null }]);
  });

  it('runs jobs stored with a transaction right after the commit, and none after a rollback', async () => {
    const committed = defineJob('test.committed', z.object({ to: z.string() }));
    const ran: string[] = [];
    // The worker never polls: only the change stream can start the job.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const worker = await startBeside(idle, { JOBS: 'true' });
    vi.useRealTimers();
    worker.get(Jobs).handle(committed, async ({ to }) => {
      ran.push(to);
    });
    const store = (to: string, end: () => Promise<void>) =>
      idle.get(Transactions).run(async (session) => {
        await jobs().enqueueWith(session, committed, { to });
        await end();
      });

    await store('lost', () => Promise.reject(new Error('rolled back'))).catch(() => undefined);
    await store('kept', () => outsideTransaction(async () => expect(await stored('test.committed')).toEqual([])));
    await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['kept']);
    await expect.poll(() => stored('test.committed'), { timeout: 20_000 }).toEqual([]);
    await worker.close();
  });

  it('rejects data of another shape', async () => {
    const send = sending('test.shape');

    // @ts-expect-error The number of copies is missing.
    await expect(jobs().enqueue(send, { to: 'a' })).rejects.toThrow('copies');
    // @ts-expect-error It handles copies as a number.
    jobs().handle(send, async ({ copies }: { copies: string }) => void copies);
  });

  it('runs a stored job once, keeps the lock while it runs, and fails one of another shape with a log line', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const send = sending('test.send');
    for (const copies of [1, 2]) await jobs().enqueue(send, { to: 'a', copies });
    const odd = { name: 'test.send', data: { to: 7 }, type: 'normal', priority: 0, nextRunAt: new Date(0) };
    await collection().insertOne(odd);
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const handled: unknown[] = [];
    const worker = await startBeside(idle, { JOBS: 'true' });
    worker.get(Jobs).handle(send, async (data) => {
      handled.push(data);
      await end;
    });
    await expect.poll(() => handled.length, { timeout: 20_000 }).toBe(2);

    await jobs().enqueue(send, { to: 'a', copies: 1 });
    const running = (await stored('test.send')).filter(({ lockedAt, lastRunAt }) => lockedAt && lastRunAt);
    finish();

    expect(running).toHaveLength(2);
    await expect.poll(async () => (await stored('test.send')).length, { timeout: 20_000 }).toBe(1);
    expect(handled).toHaveLength(2);
    await expect
      .poll(() => stored('test.send'), { timeout: 20_000 })
      .toMatchObject([{ data: { to: 7 }, failReason: expect.stringContaining('copies') }]);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'test.send' }), 'A job failed');
    error.mockRestore();
    await worker.close();
  });

  it('takes from a long queue only what it runs soon: locks of others would expire while they wait', async () => {
    const waiting = defineJob('test.waiting', z.object({ number: z.number() }));
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const worker = await startBeside(idle, { JOBS: 'true' });
    let begun = 0;
    worker.get(Jobs).handle(waiting, async () => {
      begun += 1;
      await end;
    });
    for (let number = 0; number < 50; number += 1) await jobs().enqueue(waiting, { number });
    const locked = async () => (await stored('test.waiting')).filter(({ lockedAt }) => lockedAt).length;

    await expect.poll(() => begun, { timeout: 20_000 }).toBe(2);
    await expect.poll(locked, { timeout: 20_000 }).toBe(20);
    finish();
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(50);
    await worker.close();
  });

  it('leaves the jobs that wait in a stopping process to others, and those another process has taken locked', async () => {
    const left = defineJob('test.left', z.object({ number: z.number() }));
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const worker = await startBeside(idle, { JOBS: 'true' });
    const begun: number[] = [];
    worker.get(Jobs).handle(left, async ({ number }) => {
      begun.push(number);
      await end;
    });
    for (const number of [1, 2, 3, 4]) await jobs().enqueue(left, { number });
    const states = async () => (await stored('test.left')).map(({ lockedAt, lastRunAt }) => [!!lockedAt, !!lastRunAt]);
    await expect
      .poll(async () => (await states()).filter(([isLocked]) => isLocked).length, { timeout: 20_000 })
      .toBe(4);
    await expect.poll(() => begun, { timeout: 20_000 }).toHaveLength(2);
    await collection().updateOne(
      { name: 'test.left', lastRunAt: null },
      { $set: { lastModifiedBy: 'another process' } },
    );

    const closing = worker.close();
    await expect.poll(states, { timeout: 20_000 }).toContainEqual([false, false]);
    finish();
    await closing;

    expect(await states()).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, false],
      ]),
    );
    expect(await stored('test.left')).toHaveLength(2);
    expect(begun).toHaveLength(2);
    await collection().deleteMany({ name: 'test.left' });
  });

  it('retries a failed job as often as its definition specifies, and no more', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const retried = defineJob('test.retried', z.object({}), { waitMs: 10, factor: 1, most: 2 });
    let runs = 0;
    const worker = await startBeside(idle, { JOBS: 'true' });
    worker.get(Jobs).handle(retried, async () => {
      runs += 1;
      throw new Error(`failed ${runs}`);
    });
    await worker.get(Jobs).enqueue(retried, {});

    await expect.poll(() => runs, { timeout: 20_000 }).toBe(3);
    const isSettled = { failCount: 3, failReason: 'failed 3', nextRunAt: null };
    await expect.poll(() => stored('test.retried'), { timeout: 20_000 }).toMatchObject([isSettled]);
    error.mockRestore();
    await worker.close();
  });

  it('logs no error about a job that another process has run meanwhile, as after a kill', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const debug = vi.spyOn(Logger.prototype, 'debug').mockImplementation(() => undefined);
    const taken = defineJob('test.taken', z.object({ number: z.number() }));
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const worker = await startBeside(idle, { JOBS: 'true' });
    worker.get(Jobs).handle(taken, () => end);
    for (const number of [1, 2, 3]) await jobs().enqueue(taken, { number });
    const states = async () => {
      const all = await stored('test.taken');
      return [all.filter(({ lockedAt }) => lockedAt).length, all.filter(({ lastRunAt }) => lastRunAt).length];
    };
    await expect.poll(states, { timeout: 20_000 }).toEqual([3, 2]);
    // Two run. The third waits in the process when its lock expires, and another process takes and ends it.
    await collection().deleteMany({ name: 'test.taken', lastRunAt: null });

    finish();

    const about = (lines: unknown[][]) => lines.filter(([line]) => String(line).includes('test.taken')).length;
    await expect.poll(() => about(debug.mock.calls) + about(error.mock.calls), { timeout: 20_000 }).toBe(1);
    await worker.close();
    expect(about(error.mock.calls)).toBe(0);
    error.mockRestore();
    debug.mockRestore();
  });

  it('leaves a running recurring job to its process when another one starts', async () => {
    const lockedAt = machineTime();
    await collection().updateOne({ name: 'results.plan' }, { $set: { lockedAt } });

    const other = await startBeside(idle);

    expect(await stored('results.plan')).toMatchObject([{ lockedAt }]);
    await collection().updateOne({ name: 'results.plan' }, { $set: { lockedAt: null } });
    await other.close();
  });
});
