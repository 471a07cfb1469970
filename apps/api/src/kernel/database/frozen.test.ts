import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Mongo, startThrowawayMongo } from '@otryv/local-stack';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

// The last test thaws it.
describe('while the database is frozen: connected but silent', { shuffle: false }, () => {
  let mongo: Mongo;
  let app: NestFastifyApplication;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(mongo.pid() ?? 0, name);
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

  beforeAll(async () => {
    mongo = await startThrowawayMongo();
    app = await startApi({ MONGODB_URI: mongo.uri });
    await statusOf('/api/race/events');
    signal('SIGSTOP');
    // On a busy machine it stops a moment later.
    await vi.waitUntil(async () => (await statusOf('/api/health')) === 503, { timeout: 20_000 });
  });
  afterAll(async () => {
    signal('SIGCONT');
    await app.close();
    await mongo.stop();
  });

  it('drops a silent connection after five seconds and checks every two: a retried read has twelve', () => {
    const { options } = app.get<Connection>(getConnectionToken()).getClient();

    expect(options).toMatchObject({
      socketTimeoutMS: 5_000,
      connectTimeoutMS: 5_000,
      heartbeatFrequencyMS: 2_000,
      serverSelectionTimeoutMS: 2_000,
    });
  });

  it('responds 503 to reads, and at /api/health after two seconds', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const ask = async (url: string) => {
      const response = await app.inject({ url });
      return { status: response.statusCode, body: response.json() };
    };

    const [health, ...reads] = await Promise.all(
      ['/api/health', '/api/race/events', '/api/race/events/1', '/api/race/results/1'].map(ask),
    );

    expect(health).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(limits).toHaveBeenCalledWith(2_000);
    limits.mockRestore();
    expect(reads.map(({ status, body }) => [status, body.code])).toEqual(
      reads.map(() => [503, 'database_unavailable']),
    );
  });

  it('recovers by itself when the database resumes', async () => {
    signal('SIGCONT');

    await expect.poll(() => statusOf('/api/race/events'), { timeout: 20_000, interval: 200 }).toBe(200);
    expect(await statusOf('/api/race/results/1')).toBe(404);
    expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });
});
