import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { anEmbedFolder } from '../../testing/an-embed-folder.ts';
import { startApi } from '../../testing/start-api.ts';
import { TooLate } from '../pages/rendering/in-time.ts';
import { RenderedPages } from '../pages/rendering/rendered-pages.ts';

/** Writes its input into the markup. */
const build = `
export function renderPortal() {
  throw new Error('No page is asked for');
}
export async function renderEmbed({ embed, origin }, read) {
  if (embed.kind === 'series') throw new Error('A component threw');
  const { status } = await read('/api/race/results/' + embed.id);
  return {
    status: status === 200 || embed.kind === 'standings' ? 200 : 404,
    title: 'Кубок </title><script>alert(1)</script> "К"',
    path: '/race/results/' + embed.id,
    markup: '<p>' + [embed.id, embed.options.category, embed.options.zone, status, origin].join(' ') + '</p>',
    state: '{"now":7}',
    version: 'v7',
    refreshS: embed.options.rows ?? 15,
    untilMs: 0,
  };
}`;

async function startWithEmbeds(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-embeds-'));
  const portal = join(folder, 'portal');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(folder, 'entry.mjs'), build);
  const app = await startApi({
    PORTAL_FOLDER: portal,
    PORTAL_SERVER: join(folder, 'entry.mjs'),
    EMBED_FOLDER: await anEmbedFolder(folder),
    PUBLIC_URL: 'https://otryv.example',
    REQUESTS_PER_MINUTE: '0',
    RENDERS_PER_MINUTE: '0',
    ...variables,
  });
  // The thread starts asynchronously; each attempt is from another network.
  let tries = 0;
  const isUp = async () => {
    tries += 1;
    const { statusCode } = await app.inject({ url: '/embed/results/7', remoteAddress: `198.51.100.${tries % 250}` });
    return statusCode !== 503;
  };
  await vi.waitUntil(isUp, { timeout: 15_000 });
  return {
    app,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

describe('embed rendering', () => {
  it('is rate-limited per network, separately from pages and other networks', async () => {
    const { app, close } = await startWithEmbeds({ RENDERS_PER_MINUTE: '2' });
    try {
      const ask = (id: number, remoteAddress = '192.0.2.7') =>
        app.inject({ url: `/embed/results/${id}`, remoteAddress });
      const asked = [await ask(11), await ask(12), await ask(13)];
      const other = await ask(13, '192.0.2.8');
      const page = async () => ({ html: '<p>', status: 200 as const, isListed: true });
      const request = { addressKey: 'teams', key: '/teams', isCached: false };

      expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 503]);
      expect(asked[2]?.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      expect(other.statusCode).toBe(404);
      expect(await app.get(RenderedPages).find(request, '192.0.2.7', page)).not.toBeNull();
    } finally {
      await close();
    }
  });
});

describe('an embed', () => {
  let app: NestFastifyApplication;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ app, close } = await startWithEmbeds());
  });
  afterAll(() => close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('is served as a page for frames, with its style sheet and one script', async () => {
    const { statusCode, body } = await get('/embed/results/7?category=B&theme=dark&locale=en&utm_source=club');

    expect(statusCode).toBe(404);
    expect(body).toMatch(/^<!doctype html><html lang="en" data-theme="dark">/);
    expect(body).toContain('<link rel="stylesheet" href="/embed/files/sheet-1.css" />');
    expect(body.match(/<script [^j>]*src=[^>]*>/g)).toEqual(['<script type="module" src="/embed/files/frame-1.js">']);
    expect(body).toContain('<link rel="canonical" href="https://otryv.example/race/results/7" />');
    expect(body).toContain('<p>7 B Europe/Moscow 404 https://otryv.example</p>');
  });

  it('is served as a fragment for the loader, with all the data it needs', async () => {
    const { body } = await get('/embed/fragments/results/7');

    expect(body).toMatch(
      /^<div class="otryv-embed" data-theme="system" lang="ru" data-otryv-embed="results" data-build="build-1" data-version="v7" /,
    );
    expect(body).toContain(' data-refresh="15" data-title="Кубок &lt;/title&gt;');
    expect(body).toContain(' data-path="/race/results/7">');
    expect(body).toMatch(/<\/div><script type="application\/json" class="otryv-embed-state">\{"now":7\}<\/script>$/);
  });

  it('changes for a cached browser once its refresh interval changes', async () => {
    const url = '/embed/fragments/standings/autumn-cup';
    const { etag } = (await get(url)).headers;
    const known = { 'if-none-match': String(etag) };

    expect((await get(url, known)).statusCode).toBe(304);
    expect((await get(`${url}?rows=300`, known)).body).toContain(' data-refresh="300"');
  });

  it('runs no script contained in a name', async () => {
    const bodies = await Promise.all(['/embed/results/7', '/embed/fragments/results/7'].map((url) => get(url)));

    for (const { body } of bodies) expect(body).not.toContain('<script>alert');
  });

  it('may be framed by any site, unlike everything else', async () => {
    const frame = await get('/embed/results/7');
    const others = await Promise.all(
      ['/', '/embed', '/embed/fragments/results/7', '/api/teams'].map((url) => get(url)),
    );

    expect(frame.headers['content-security-policy']).toBe(
      String(others[0]?.headers['content-security-policy']).replace("frame-ancestors 'none'", 'frame-ancestors *'),
    );
    expect(frame.headers).not.toHaveProperty('x-frame-options');
    for (const { headers } of others) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('may be read by pages of any site only as a fragment', async () => {
    const [frame, fragment] = await Promise.all(
      ['/embed/results/7', '/embed/fragments/results/7'].map((url) => get(url)),
    );
    const names = ['access-control-allow-origin', 'cross-origin-resource-policy', 'access-control-allow-credentials'];

    expect(names.map((name) => fragment?.headers[name])).toEqual(['*', 'cross-origin', undefined]);
    expect(names.map((name) => frame?.headers[name])).toEqual([undefined, 'same-origin', undefined]);
  });

  it.each(['/embed/results/7', '/embed/fragments/results/7', '/embed/nothing/7'])(
    'is the same for everyone at %s: no cookie is read or set, and no search engine lists it',
    async (url) => {
      const guest = await get(url);
      const cookie = 'otryv_theme=dark; otryv_zone=Asia/Omsk; XSRF-TOKEN=a; refresh=b';
      const reader = await get(url, { cookie, authorization: 'Bearer c' });

      expect(reader.body).toBe(guest.body);
      expect(guest.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      expect([guest.headers['set-cookie'], guest.headers.vary]).toEqual([undefined, 'accept-encoding']);
    },
  );

  it.each(['/embed/nothing/7', '/embed/fragments/results/all'])('shows that there is nothing at %s', async (url) => {
    const { statusCode, body } = await get(url);

    expect(statusCode).toBe(404);
    expect(body).toContain('По этому адресу встраивать нечего');
    expect(body).toContain('<a href="https://otryv.example" target="_blank" rel="noopener">');
  });

  it('links to the portal if rendering fails, and is not requested again soon', async () => {
    const frame = await get('/embed/series/autumn-cup');
    const fragment = await get('/embed/fragments/series/autumn-cup');

    expect([frame.statusCode, frame.headers['retry-after'], frame.headers.refresh]).toEqual([503, '30', '30']);
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(frame.headers).not.toHaveProperty('x-frame-options');
    expect(frame.body).toContain('<a href="https://otryv.example/series/autumn-cup/schedule"');
    expect([fragment.statusCode, fragment.headers['retry-after']]).toEqual([503, '30']);
    expect(fragment.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    { why: 'the database is away', error: new DomainError('database_unavailable'), seconds: '30' },
    { why: 'it takes longer than a reader waits', error: new TooLate(), seconds: '5' },
  ])('links to the portal while $why', async ({ error, seconds }) => {
    const find = vi.spyOn(app.get(RenderedPages), 'find').mockRejectedValue(error);
    const [frame, fragment] = await Promise.all(['/embed/rider/7', '/embed/fragments/rider/7'].map((url) => get(url)));
    find.mockRestore();

    for (const response of [frame, fragment]) {
      expect([response?.statusCode, response?.headers['retry-after']]).toEqual([503, seconds]);
      expect(response?.headers['cache-control']).toBe('no-store');
      expect(response?.body).toContain('<a href="https://otryv.example/profile/7/results"');
    }
  });
});
