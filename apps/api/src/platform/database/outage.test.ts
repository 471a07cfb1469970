import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Mongo, startThrowawayMongo } from '@otryv/local-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

// The last test ends the outage.
describe('while the database is down', { shuffle: false }, () => {
  let mongo: Mongo;
  let app: NestFastifyApplication;
  let isDown = true;
  let killing: Promise<void>;

  beforeAll(async () => {
    mongo = await startThrowawayMongo();
    app = await startApi({ MONGODB_URI: mongo.uri });
    await app.inject({ url: '/api/race/events' });
    killing = keepDown();
    await wait(300);
  });
  afterAll(async () => {
    isDown = false;
    await app.close();
    await mongo.stop();
  });

  // The server is started again whenever it falls: it has to fall again and again.
  async function keepDown() {
    while (isDown) {
      try {
        process.kill(mongo.pid() ?? 0, 'SIGKILL');
      } catch {
        // It is down already.
      }
      await wait(20);
    }
  }

  it.each(['/api/race/events', '/api/race/events/1', '/api/race/results/1'])(
    'answers %s with 503 and a sentence',
    async (url) => {
      const { statusCode, json, headers } = await app.inject({ url });

      expect([statusCode, json().code]).toEqual([503, 'database_unavailable']);
      expect(json().message).toMatch(/[а-я]/);
      expect(headers['content-security-policy']).toBeTruthy();
    },
  );

  it('is not ready at /api/health, lives at /api/health/live, and serves what needs no database', async () => {
    const ready = await app.inject({ url: '/api/health' });
    const live = await app.inject({ url: '/api/health/live' });

    expect([ready.statusCode, ready.json().code]).toEqual([503, 'database_unavailable']);
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    expect((await app.inject({ url: '/api/assets/worlds' })).statusCode).toBe(200);
  });

  it('is well again by itself when the database is back', async () => {
    isDown = false;
    await killing;
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    for (let turn = 0; turn < 60 && (await statusOf('/api/race/events')) !== 200; turn += 1) await wait(250);

    expect(await statusOf('/api/race/events')).toBe(200);
    expect(await statusOf('/api/race/results/1')).toBe(404);
    expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });
});
