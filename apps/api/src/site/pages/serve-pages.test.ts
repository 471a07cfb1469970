import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Address, addresses, addressKeys, fillPattern } from '@otryv/contract/addresses';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FaultLog } from '../../kernel/errors/fault-log.ts';
import { listening, sendRaw } from '../../testing/raw-socket.ts';
import { startApi } from '../../testing/start-api.ts';

describe("the portal's pages", () => {
  let app: NestFastifyApplication;
  let outside: string;
  let port: number;
  const screens = {
    home: ['assets/Home-1.js'],
    schedule: ['assets/Lists-1.js', 'assets/later-1.js'],
    adminUsers: ['assets/Admin-1.js'],
  };

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'otryv-pages-'));
    const portal = join(outside, 'portal');
    await mkdir(join(portal, 'assets'), { recursive: true });
    await writeFile(join(outside, 'secret.txt'), 'canary');
    await writeFile(join(portal, 'index.html'), '<!doctype html><head><title>Отрыв</title></head>');
    await writeFile(join(portal, 'assets', 'main-abc123.js'), 'console.log(1)');
    await writeFile(join(portal, 'theme.js'), 'document.title');
    await mkdir(join(portal, 'images/flags'), { recursive: true });
    await writeFile(join(portal, 'images/flags/by.svg'), '<svg/>');
    await writeFile(join(portal, 'screens.json'), JSON.stringify(screens));
    app = await startApi({ PORTAL_FOLDER: portal });
    port = await listening(app);
  });
  afterAll(async () => {
    await app.close();
    await rm(outside, { recursive: true });
  });
  const get = (url: string) => app.inject({ url });

  it.each(['/', '/race/schedule', '/race/schedule/', '/race/results?page=2', '/documentation/public/protocol/'])(
    'shows the portal at %s, revalidated each time',
    async (url) => {
      const { statusCode, headers, body } = await get(url);

      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
      expect(body).toContain('Отрыв');
    },
  );

  it.each([
    ['/', ['/assets/Home-1.js']],
    ['/race/schedule?page=2', ['/assets/Lists-1.js', '/assets/later-1.js']],
    // Guests get another screen, and readers see their own.
    ['/admin/users', []],
    ['/teams', []],
    ['/nowhere', []],
  ])('preloads what the screen at %s needs, along with the first scripts', async (url, expected) => {
    const { body } = await get(url);
    const links = [...body.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)];

    expect(links.map(([, path]) => path)).toEqual(expected);
  });

  // This database contains none of these.
  const objects =
    /^(event|raceResults|stageResults|rider(Results|Power|Weight|Score)|team(Members|Results|Achievements)|organizer(Schedule|Series)|series(Schedule|Results|Regulations))$/;

  it('responds 200 at the example of each address, and 404 with an invalid parameter or without its object', async () => {
    const expected = addressKeys.flatMap((key): [url: string, status: number][] => {
      const { pattern, params = {} }: Address = addresses[key];
      const examples = Object.fromEntries(Object.entries(params).map(([name, { example }]) => [name, example]));
      const wrong = Object.keys(params).map((name) => ({ ...examples, [name]: '!'.repeat(101) }));
      return [
        [fillPattern(pattern, examples), objects.test(key) ? 404 : 200],
        ...wrong.map((values): [string, number] => [fillPattern(pattern, values), 404]),
      ];
    });
    const statuses = [];
    for (const [url] of expected) statuses.push([url, (await get(url)).statusCode]);

    expect(statuses).toEqual(expected);
  });

  it.each([
    ['/profile/1000202', '/profile/1000202/results'],
    ['/profile/1000202/?power=watts&a=%2F', '/profile/1000202/results?power=watts&a=%2F'],
    ['/race/statistics/leaders', '/race/statistics/leaders/male'],
  ])('redirects %s to the page it leads to, with its query', async (url, target) => {
    const { statusCode, headers } = await get(url);

    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, target, 'no-cache']);
  });

  it.each(['/nowhere', '/race/results/abc', '/race', '/assets/gone.js'])(
    'shows its not-found page at %s, as 404',
    async (url) => {
      const { statusCode, body } = await get(url);

      expect(statusCode).toBe(404);
      expect(body).toContain('Отрыв');
    },
  );

  it('shows its not-found page at any non-path, records no error, and names no other site as its own', async () => {
    const targets = [
      '//',
      '/\\',
      '//:80/',
      '///',
      '//evil.example/a',
      '/\\evil.example',
      '/%',
      '/%ff',
      '/[',
      '/:@',
      '//[',
      '/a//b',
    ];
    const unknown = [...targets, 'http://a//', 'HTTP://[::1]:1//:80/'];
    const write = vi.spyOn(app.get(FaultLog), 'write');

    const responses = await Promise.all(
      unknown.map((url) => sendRaw(port, `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)),
    );
    const seen = responses.map((text, index) => [
      unknown[index],
      /^HTTP\/1\.1 (\d+)/.exec(text)?.[1],
      /"https?:\/\/(?!localhost)/.test(text),
    ]);

    expect(seen).toEqual(unknown.map((url) => [url, expect.stringMatching(/^40[04]$/), false]));
    expect(write).not.toHaveBeenCalled();
  });

  it('responds to unknown addresses of the API as JSON', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 'address_unknown' });
    expect((await get('/api')).json()).toMatchObject({ code: 'address_unknown' });
  });

  it.each(['/api/nothing', '/files/nothing.webp', '/sitemaps/nothing.xml'])('returns 404 at %s', async (url) => {
    const { statusCode, json } = await get(url);

    expect([statusCode, json().code]).toEqual([404, 'address_unknown']);
  });

  it('caches hashed files forever, others for an hour', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/theme.js')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves its images to pages of other sites, and nothing else', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];

    expect(await policyOf('/images/flags/by.svg')).toBe('cross-origin');
    expect(await policyOf('/theme.js')).toBe('same-origin');
  });

  it.each(['/index.html', '/index.html?a=1'])('forbids caching %s', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['If-Match of another version', { 'if-match': '"other"' }, 412, 'precondition_failed'],
    [
      'an If-Unmodified-Since of before',
      { 'if-unmodified-since': new Date(0).toUTCString() },
      412,
      'precondition_failed',
    ],
    ['a Range beyond the end', { range: 'bytes=9000-' }, 416, 'range_invalid'],
  ])('responds to %s with a message, not with an internal error', async (_what, headers, status, code) => {
    const response = await app.inject({ url: '/theme.js', headers });

    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%00'])(
    "serves no file outside the portal's folder: %s (14.3 no. 2)",
    async (url) => {
      const { statusCode, body } = await get(url);

      expect(statusCode).not.toBe(200);
      expect(body).not.toContain('canary');
    },
  );
});
