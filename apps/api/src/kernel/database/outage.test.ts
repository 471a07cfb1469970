import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Mongo, startThrowawayMongo } from '@otryv/local-stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageRequestOf } from '../../site/pages/rendering/page-key.ts';
import type { RenderPage } from '../../site/pages/rendering/render-page.ts';
import { RenderedPages } from '../../site/pages/rendering/rendered-pages.ts';
import { startApi } from '../../testing/start-api.ts';
import { Clock } from '../clock.ts';
import { DomainError } from '../errors/domain-error.ts';

// The last test ends the outage.
describe('while the database is down', { shuffle: false }, () => {
  let mongo: Mongo;
  let app: NestFastifyApplication;
  let killing: NodeJS.Timeout;
  let renders = 0;
  let kept: string | null | undefined;

  beforeAll(async () => {
    mongo = await startThrowawayMongo();
    app = await startApi({ MONGODB_URI: mongo.uri });
    await app.inject({ url: '/api/race/events' });
    await app.get(RenderedPages).watch();
    await vi.waitUntil(
      async () => {
        kept = await page('/race/schedule');
        return kept === (await page('/race/schedule'));
      },
      { timeout: 5_000 },
    );
    // The server is restarted whenever it goes down: it has to go down again and again.
    killing = setInterval(kill, 20);
    await vi.waitUntil(async () => (await statusOf('/api/health')) === 503, { timeout: 15_000 });
  });
  afterAll(async () => {
    clearInterval(killing);
    await app.close();
    await mongo.stop();
  });

  const page = async (address: string) => {
    const request = pageRequestOf(new URL(address, 'http://portal'));
    return request && (await app.get(RenderedPages).find(request, '192.0.2.1', render))?.page.tag;
  };
  const render: RenderPage = async () => {
    renders += 1;
    if ((await statusOf('/api/race/events')) === 503) throw new DomainError('database_unavailable');
    return { html: `<p>${renders}`, status: 200, isListed: true };
  };
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  function kill() {
    const pid = mongo.pid();
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It is already down.
    }
  }

  it.each(['/api/race/events', '/api/race/events/1', '/api/race/results/1'])(
    'responds to %s with 503 and a message',
    async (url) => {
      const { statusCode, json, headers } = await app.inject({ url });

      expect([statusCode, json().code]).toEqual([503, 'database_unavailable']);
      expect(json().message).toMatch(/[а-я]/);
      expect(headers['content-security-policy']).toBeTruthy();
    },
  );

  it('is not ready at /api/health, is alive at /api/health/live, and serves everything that needs no database', async () => {
    const ready = await app.inject({ url: '/api/health' });
    const live = await app.inject({ url: '/api/health/live' });

    expect([ready.statusCode, ready.json().code]).toEqual([503, 'database_unavailable']);
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    expect((await app.inject({ url: '/api/assets/worlds' })).statusCode).toBe(200);
  });

  it('serves rendered pages, however old, and rejects others', async () => {
    app.get(Clock).now = () => new Date('2100-01-01');

    expect(await page('/race/schedule')).toBe(kept);
    await expect(page('/race/results')).rejects.toMatchObject({ code: 'database_unavailable', retryAfterS: 30 });
  });

  it('recovers by itself when the database is back', async () => {
    clearInterval(killing);

    await expect.poll(() => statusOf('/api/race/events'), { timeout: 15_000, interval: 250 }).toBe(200);
    expect(await statusOf('/api/race/results/1')).toBe(404);
    expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });
});
