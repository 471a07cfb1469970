import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLosses } from '../../testing/require-session.ts';
import { startApi } from '../../testing/start-api.ts';
import { toFailure } from '../http/responses/error.filter.ts';
import { noTransaction, outsideTransaction, type Session, type SessionOrNone } from './session.ts';
import { Transactions } from './transactions.ts';

describe('a transaction', () => {
  let app: NestFastifyApplication;
  let transactions: Transactions;
  beforeAll(async () => {
    app = await startApi();
    transactions = app.get(Transactions);
  });
  beforeEach(async () => {
    await counters().deleteMany({});
    await counters().insertOne({ name: 'turns', value: 0 });
    // A success resets the breaker, which still counts the outages of the previous test.
    await transactions.run(async () => undefined);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => app.close());

  const counters = () => app.get<Connection>(getConnectionToken()).collection('counters');
  const count = (session: SessionOrNone) =>
    counters().updateOne({ name: 'turns' }, { $inc: { value: 1 } }, session && { session });
  const value = async () => (await counters().findOne({ name: 'turns' }))?.value;
  const outage = () => {
    const error = new mongo.MongoNetworkError('connection closed');
    error.addErrorLabel('TransientTransactionError');
    return error;
  };

  it('rolls back failed work, and rethrows its error', async () => {
    const work = transactions.run(async (session) => {
      await count(session);
      throw new RangeError('too far');
    });

    await expect(work).rejects.toThrow(RangeError);
    expect(await value()).toBe(0);
  });

  it('retries its work after each write conflict', async () => {
    let conflicts = 0;
    await transactions.run(async (session) => {
      await counters().findOne({}, { session });
      // The other transaction writes after this one has read.
      if (conflicts < 4) {
        conflicts += 1;
        await outsideTransaction(() => count(noTransaction));
      }
      await count(session);
    });

    expect([conflicts, await value()]).toEqual([4, 5]);
  });

  it('retries its work once after an outage, and not a third time', async () => {
    let runs = 0;
    const work = transactions.run(async () => {
      runs += 1;
      throw outage();
    });

    await expect(work).rejects.toThrow('connection closed');
    expect(runs).toBe(2);
  });

  it('commits if the second attempt succeeds', async () => {
    let runs = 0;
    await transactions.run(async (session) => {
      runs += 1;
      await count(session);
      if (runs === 1) throw outage();
    });

    expect(await value()).toBe(1);
  });

  it('rejects, in tests, any operation without its session', async () => {
    const [event] = Object.values(app.get<Connection>(getConnectionToken()).models);
    const operations: Record<string, (session: Session) => Promise<unknown>> = {
      'a read of a model': async () => event?.findOne(),
      'an aggregate of a model': async () => event?.aggregate([{ $match: {} }]),
      'a write of a model': async () => event?.deleteMany({}),
      'a read of the driver': () => counters().find().toArray(),
      'a write of the driver': () => count(noTransaction),
      'another transaction': () => transactions.run(count),
    };
    const accepted: string[] = [];
    for (const [name, operate] of Object.entries(operations)) {
      await transactions.run(operate).then(
        () => accepted.push(name),
        () => undefined,
      );
    }

    expect(accepted).toEqual([]);
    expect(takeLosses()).toHaveLength(Object.keys(operations).length);
    await expect(transactions.run(() => outsideTransaction(() => count(noTransaction)))).resolves.toBeDefined();
  });

  it('is not attempted after eight consecutive outages, until a second has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fail = () => transactions.run(() => Promise.reject(outage()));
    for (let turn = 0; turn < 8; turn += 1) await expect(fail()).rejects.toThrow('connection closed');

    vi.advanceTimersByTime(999);
    const refused: unknown = await transactions.run(count).catch((error: unknown) => error);
    vi.advanceTimersByTime(1);
    await Promise.all([transactions.run(count), transactions.run(count)]);

    expect([toFailure(refused).code, await value()]).toEqual(['database_unavailable', 2]);
  });
});
