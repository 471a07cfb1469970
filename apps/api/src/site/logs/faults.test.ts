import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FaultLog } from '../../kernel/errors/fault-log.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { FaultsRepository } from './faults.repository.ts';

describe('server errors', () => {
  let app: NestFastifyApplication;
  let one: TestBrowser;
  let userId: string;
  beforeAll(async () => {
    app = await startApi();
    userId = await addAccount(app, 'meets-a-fault');
    one = new TestBrowser(app);
    await one.signIn('meets-a-fault', aPassword);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await collection().deleteMany({});
  });
  afterAll(() => app.close());

  const collection = () => app.get<Connection>(getConnectionToken()).collection('faults');
  const failWith = (error: unknown) => vi.spyOn(app.get(UsersService), 'rename').mockRejectedValue(error);
  const rename = () =>
    one.send(
      'PUT',
      '/api/race/profile/username?secret=in-query',
      { username: 'canary-name' },
      { 'x-canary': 'header' },
    );
  const stored = async () => {
    await expect.poll(() => collection().countDocuments()).toBe(1);
    return collection().findOne({}, { projection: { _id: 0 } });
  };

  it('are stored with the request, the user and the location, none of which is in the response', async () => {
    failWith(new TypeError('value is undefined'));
    const { statusCode, headers, body } = await rename();

    const fault = await stored();
    expect(fault).toMatchObject({ requestId: headers['x-request-id'], method: 'PUT', userId });
    expect(fault?.path).toBe('/api/race/profile/username');
    expect(fault?.stack).toMatch(/^TypeError: value is undefined\n\s+at .*faults\.test\.ts/);
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/TypeError|at /);
  });

  it('contain no body, header, query, token or quoted value', async () => {
    failWith(new mongo.MongoServerError({ message: 'dup key: { emailKey: "canary@example.com" }', code: 11_000 }));
    await rename();

    const text = JSON.stringify(await stored());
    expect(text).toContain('MongoServerError');
    expect(text).not.toMatch(/canary|header|in-query|Bearer/);
    expect(text).not.toContain(one.accessToken);
  });

  it.each([null, 'a text with a canary', { password: 'canary' }])('are stored when %j was thrown', async (thrown) => {
    failWith(thrown);
    await rename();

    expect(JSON.stringify(await stored())).not.toContain('canary');
  });

  it('that are equal share one document with a count, of the last request', async () => {
    failWith(new TypeError('again and again'));
    let latest: unknown;
    for (const count of [1, 2, 3]) {
      latest = (await rename()).headers['x-request-id'];
      await expect.poll(async () => (await collection().findOne())?.count).toBe(count);
    }

    expect(await collection().countDocuments()).toBe(1);
    expect((await stored())?.requestId).toBe(latest);
  });

  it('are limited to a hundred an hour, and concurrent equal ones to one', async () => {
    const log = app.get(FaultLog);
    const fault = (stack: string) => ({ requestId: 'r', method: 'GET', path: '/', userId: null, stack });
    await Promise.all(Array.from({ length: 20 }, () => log.write(fault('TypeError: at once'))));
    expect(await collection().find().toArray()).toMatchObject([{ count: 20 }]);

    for (let turn = 0; turn < 105; turn += 1) await log.write(fault(`TypeError: ${turn}`));
    await log.write(fault('TypeError: at once'));

    expect(await collection().countDocuments()).toBe(100);
    expect(await collection().findOne({ stack: 'TypeError: at once' })).toMatchObject({ count: 21 });
    await collection().updateMany({}, { $set: { firstAt: new Date(0) } });
    await log.write(fault('TypeError: in the next hour'));
    expect(await collection().countDocuments()).toBe(101);
  });

  it('do not include domain errors', async () => {
    expect((await one.send('PUT', '/api/race/profile/username', { username: 'x' })).statusCode).toBe(400);
    expect((await one.send('GET', '/api/no-such-address')).statusCode).toBe(404);
    failWith(new TypeError('the only one'));
    await rename();

    expect((await stored())?.stack).toContain('the only one');
  });

  it('are responded to even if they cannot be stored', async () => {
    const insert = vi.spyOn(app.get(FaultsRepository), 'insert').mockRejectedValue(new Error('no database'));
    failWith(new TypeError('value is undefined'));

    expect((await rename()).statusCode).toBe(500);
    // An error is stored after its response: the next test must not see this one.
    await expect.poll(() => insert.mock.calls.length).toBe(1);
    await expect(
      app.get(FaultLog).write({ requestId: '', method: '', path: '', userId: null, stack: '' }),
    ).resolves.toBeUndefined();
  });

  it('are removed after 90 days', async () => {
    const ttl = (await collection().indexes()).find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);

    expect(ttl).toMatchObject({ key: { at: -1 }, expireAfterSeconds: 90 * 86_400 });
  });
});
