import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { anEmbedFolder } from '../../../testing/an-embed-folder.ts';
import { listening, openSocket, sendRaw } from '../../../testing/raw-socket.ts';
import { startApi } from '../../../testing/start-api.ts';
import { watchMetrics } from '../../../testing/watch-metrics.ts';

describe('under load', () => {
  let app: NestFastifyApplication;

  afterEach(() => app.close());
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  // The limiter counts together what arrives in one turn of the loop.
  const statusesInTurn = async (urls: string[], headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await ask(url, headers)).statusCode);
    return statuses;
  };
  const statusesOf = async (urls: string[], headers: Record<string, string> = {}) =>
    (await Promise.all(urls.map((url) => ask(url, headers)))).map(({ statusCode }) => statusCode);
  const asked = (url: string, times: number) => Array.from({ length: times }, () => url);

  it('rejects an address that sends too many requests, with a message and the time to wait, except for health checks', async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '5' });
    const metrics = watchMetrics();

    const statuses = await statusesInTurn(asked('/api/assets/worlds', 6));
    const { headers, json } = await ask('/api/assets/worlds');

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(json()).toEqual({ code: 'too_many_requests', message: expect.stringMatching(/[а-я]/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(metrics).toEqual(asked('otryv_requests_shed_total too_many_requests', 2));
    expect(await statusesOf(asked('/api/health/live', 9))).toEqual(Array.from({ length: 9 }, () => 200));
  });

  it('counts the protocol and every spelling of an address', async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '2' });

    expect(await statusesInTurn(['/api/race/results/7', '/api/r%61ce/results/%37', '/api/race/results/7'])).toEqual([
      404, 404, 429,
    ]);
  });

  it('counts pages, unknown addresses and every form of a target, but no portal files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otryv-limit-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><head></head>');
    await writeFile(join(folder, 'assets', 'main.js'), '');
    app = await startApi({ REQUESTS_PER_MINUTE: '1', PORTAL_FOLDER: folder });
    const port = await listening(app);
    const targets = [
      '/race/schedule',
      '//',
      '/assets/gone.js',
      '/api/healthy',
      '/%61pi/assets/worlds',
      'http://a/api/assets/worlds',
    ];
    const twice = async (target: string, index: number) => {
      const head = `GET ${target} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.${index}\r\nConnection: close\r\n\r\n`;
      const texts = [await sendRaw(port, head), await sendRaw(port, head)];
      return texts.map((text) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
    };

    const seen = await Promise.all(targets.map(twice));
    expect(seen.map(([, second], index) => [targets[index], second])).toEqual(targets.map((target) => [target, 429]));
    expect(await twice('/assets/main.js', 99)).toEqual([200, 200]);
    await rm(folder, { recursive: true });
  });

  it('counts the requests and the sockets of an IPv6 network together, and a mapped address as IPv4', async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '1' });
    const port = await listening(app);
    const requestOf = (ip: string) => statusesInTurn(['/api/assets/worlds'], { 'x-forwarded-for': ip });
    const socketOf = async (ip: string) => {
      const head =
        'GET /api/ws HTTP/1.1\r\nHost: a\r\nOrigin: http://localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket';
      const rest = `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('0123456789abcdef')}\r\nX-Forwarded-For: ${ip}`;
      const socket = await openSocket(port);
      socket.write(`${head}\r\n${rest}\r\n\r\n`);
      const [response] = await once(socket, 'data');
      socket.destroy();
      return [Number(/^HTTP\/1\.1 (\d+)/.exec(String(response))?.[1])];
    };
    const inTurn = async (send: (ip: string) => Promise<number[]>, ips: string[]) => {
      const statuses = [];
      for (const ip of ips) statuses.push(...(await send(ip)));
      return statuses;
    };
    const neighbours = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::1', '203.0.113.7', '::ffff:203.0.113.7'];

    expect(await inTurn(requestOf, neighbours)).toEqual([200, 429, 200, 429]);
    expect(await inTurn(socketOf, neighbours)).toEqual([101, 429, 101, 429]);
  });

  it('counts readers behind a trusted proxy separately, and trusts no one else’s headers', async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '1' });
    const asReader = (ip: string) => statusesInTurn(['/api/assets/worlds'], { 'x-forwarded-for': ip });
    const readers = [await asReader('203.0.113.1'), await asReader('203.0.113.2')];
    await app.close();
    app = await startApi({ REQUESTS_PER_MINUTE: '1', TRUSTED_PROXIES: '' });
    const claims = [await asReader('203.0.113.1'), await asReader('203.0.113.2')];

    expect(readers).toEqual([[200], [200]]);
    expect(claims).toEqual([[200], [429]]);
  });

  it('rejects everything but health checks and portal files while the event loop is delayed', async () => {
    app = await startApi({ LOOP_DELAY_MS: '1' });
    const fastify = app.getHttpAdapter().getInstance();
    await expect
      .poll(
        () => {
          // biome-ignore lint/plugin: Nothing else runs while it loops.
          const until = performance.now() + 50;
          // biome-ignore lint/plugin: Nothing else runs while it loops.
          while (performance.now() < until);
          return fastify.isUnderPressure();
        },
        { timeout: 10_000, interval: 1 },
      )
      .toBe(true);

    const { statusCode, headers, json } = await ask('/api/race/results/7');
    const page = await ask('/race/results/7', { accept: 'text/html,*/*;q=0.8' });

    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'overloaded', '2']);
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({ refresh: '2', 'retry-after': '2', 'x-content-type-options': 'nosniff' });
    expect(page.body).toMatch(/<h1>Сервер сейчас перегружен\.<\/h1>\s*<p>Данные целы/);
    expect(await statusesOf(['/api/health', '/api/health/live'])).toEqual([200, 200]);
    // No portal is built here: a 404 means the address was not rejected.
    expect(await statusesOf(['/assets/index-a1.js', '/images/flags/ru.svg'])).toEqual([404, 404]);
  });

  it('limits concurrent requests, queues eight times as many and rejects the rest immediately', async () => {
    app = await startApi({ WORK_CONCURRENCY: '1' });

    const statuses = await statusesOf(asked('/api/race/events', 30));

    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.filter((status) => status === 503)).toHaveLength(21);
    expect(await statusesOf(asked('/api/race/events', 3))).toEqual([200, 200, 200]);
  });

  it('reserves no slot for clients that send slowly', async () => {
    app = await startApi({ WORK_CONCURRENCY: '1' });
    const port = await listening(app);
    const head =
      'POST /api/race/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    const slow = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
    for (const socket of slow) socket.write(head);
    await Promise.all(slow.map(() => fetch(`http://127.0.0.1:${port}/api/health/live`)));

    const statuses = await statusesOf(asked('/api/race/events', 3));
    for (const socket of slow) socket.destroy();

    expect(statuses).toEqual([200, 200, 200]);
  });

  it('serves compressed bytes to any number of concurrent requests', async () => {
    app = await startApi({ WORK_CONCURRENCY: '1' });

    expect(new Set(await statusesOf(asked('/api/assets/routes/all', 200)))).toEqual(new Set([200]));
  });

  it("rejects a fragment so that other sites' pages can read why, but never their scripts", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otryv-shed-'));
    app = await startApi({ REQUESTS_PER_MINUTE: '1', EMBED_FOLDER: await anEmbedFolder(folder) });
    const script = await statusesInTurn(asked('/embed/v1.js', 3));
    await ask('/embed/fragments/results/7');
    const refused = await ask('/embed/fragments/results/7');
    await rm(folder, { recursive: true });

    expect(script).toEqual([200, 200, 200]);
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([429, '*']);
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
  });
});
