import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fake } from '../../testing/fake.ts';
import { startApi } from '../../testing/start-api.ts';
import { startHooks } from '../../testing/start-hooks.ts';
import type { Session } from '../database/session.ts';
import { Transactions } from '../database/transactions.ts';
import { Question, TransactionalHook } from './define-hook.ts';
import { connect, Hooks } from './hooks.ts';

interface Written {
  write: (by: string, session: Session) => Promise<void>;
}

@Injectable()
class First {
  readonly name = 'first';
}

@Injectable()
class Second {
  readonly name = 'second';
}

const written = new TransactionalHook<Written>('written');
const names = new Question<{ prefix: string }, string>('names');
const second = written.calls(Second, ({ name }, { write }, session) => write(name, session));
const first = written.calls(First, ({ name }, { write }, session) => write(name, session));

describe('hooks', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startApi();
  });
  beforeEach(() => notes().deleteMany({}));
  afterAll(() => app.close());

  const notes = () => app.get<Connection>(getConnectionToken()).collection('notes');
  const write = async (by: string, session: Session) => void (await notes().insertOne({ by }, { session }));
  const stored = async () => (await notes().find().sort({ _id: 1 }).toArray()).map(({ by }) => by);

  it('run their subscribers in list order, in the transaction of the change', async () => {
    const hooks = await startHooks([second, first], [First, Second]);
    const order: string[] = [];
    await app.get(Transactions).run((session) =>
      hooks.run(
        written,
        {
          write: async (by, given) => {
            order.push(by);
            await write(by, given);
          },
        },
        session,
      ),
    );

    expect(order).toEqual(['second', 'first']);
    expect(await stored()).toEqual(['second', 'first']);
  });

  it("roll back the change and other subscribers' writes when one fails", async () => {
    const hooks = await startHooks(
      [first, written.calls(Second, () => Promise.reject(new RangeError('too far')))],
      [First, Second],
    );
    const change = app.get(Transactions).run(async (session) => {
      await write('change', session);
      await hooks.run(written, { write }, session);
    });

    await expect(change).rejects.toThrow(RangeError);
    expect(await stored()).toEqual([]);
  });

  it('throw outside of a transaction', async () => {
    const hooks = await startHooks([first], [First]);
    const session = await app.get<Connection>(getConnectionToken()).startSession();

    await expect(hooks.run(written, { write }, session)).rejects.toThrow('in the transaction');
    await session.endSession();
    expect(await stored()).toEqual([]);
  });

  it('fail the start if no module provides a subscriber', async () => {
    await expect(startHooks([first, second], [First])).rejects.toThrow('Second');
  });
});

it('call all subscribers of a question, in their order', async () => {
  const hooks = await startHooks(
    [
      names.asks(Second, async ({ name }, { prefix }) => prefix + name),
      names.asks(First, async ({ name }, { prefix }) => prefix + name),
    ],
    [First, Second],
  );

  expect(await hooks.ask(names, { prefix: 'the ' })).toEqual(['the second', 'the first']);
});

it('throw before the start is complete', async () => {
  const hooks = new Hooks(fake(ModuleRef, {}), { subscriptions: [], points: [] });

  await expect(hooks.ask(names, { prefix: 'the ' })).rejects.toThrow('not connected yet');
});

it('fail the start if a hook has no listed subscribers', () => {
  const find = () => {
    throw new Error('Nothing is to be found here.');
  };

  expect(() => connect({ subscriptions: [], points: [written] }, find)).toThrow('“written”');
});
