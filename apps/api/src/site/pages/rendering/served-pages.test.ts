import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { longestPageMs } from './in-time.ts';

/** Writes its input into the page. */
const build = `
export async function renderPortal({ address, settings, site }, read) {
  if (address.startsWith('/organizers')) return { redirect: '/race/schedule?page=2', markup: '', preloads: '', fetched: [], state: '' };
  if (address.startsWith('/teams')) throw new Error('A component threw');
  if (address.startsWith('/profile')) for (let turn = 0; turn < 20; turn += 1) {
    await read('/api/teams');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { status, body } = await read('/api/teams');
  const markup = address + ' ' + settings.timeZone + ' ' + status + ' ' + Object.keys(JSON.parse(body)) + ' ' + JSON.parse(site).operator;
  return { markup, preloads: '<link rel="preload" as="image" href="/cover.png"/>', redirect: null, fetched: ['/api/teams?page=1&category=A'], state: '{"now":7}' };
}`;

describe('rendered pages', () => {
  let app: NestFastifyApplication;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'otryv-served-'));
    const portal = join(folder, 'portal');
    await mkdir(portal);
    await writeFile(
      join(portal, 'index.html'),
      '<!doctype html><html data-theme="system" lang="ru"><head><script type="module" src="/main.js"></script></head><body><div id="root"></div><noscript><main><h1>Отрыв</h1>Нужен JavaScript</main></noscript></body></html>',
    );
    await writeFile(join(portal, 'screens.json'), '{"home":["assets/Home-1.js"]}');
    await writeFile(join(folder, 'entry.mjs'), build);
    app = await startApi({
      PORTAL_FOLDER: portal,
      PORTAL_SERVER: join(folder, 'entry.mjs'),
      OPERATOR_NAME: 'Клуб',
      REQUESTS_PER_MINUTE: '0',
    });
    // The thread starts asynchronously: until then pages are served as the shell.
    await vi.waitUntil(async () => markupOf((await get('/legal/privacy-policy')).body) !== '', { timeout: 15_000 });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const markupOf = (body: string) => /<div id="root">(.*?)<\/div>/.exec(body)?.[1];

  it("have a guest's markup, its hydration data, and the tags of their address", async () => {
    const { statusCode, headers, body } = await get('/site-services', {
      cookie: 'otryv_zone=Asia/Omsk; otryv_theme=dark',
    });

    expect(statusCode).toBe(200);
    expect(markupOf(body)).toBe('/site-services Asia/Omsk 200 data Клуб');
    expect(body).toContain('<script type="application/json" id="otryv-state">{"now":7}</script>');
    expect(body).toContain('<html data-theme="dark" lang="ru">');
    expect(body).toMatch(/<head>.*<link rel="canonical".*href="\/cover.png"\/><\/head>/);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
  });

  it('load scripts and long reads after the markup, at low priority', async () => {
    const { body } = await get('/');
    const [, behind] = body.split('id="otryv-state">');

    expect(body).not.toMatch(/<head>.*(?:<script type="module"|modulepreload|as="fetch").*<\/head>/s);
    expect(behind).toContain('<script fetchpriority="low" type="module" src="/main.js"></script>');
    expect(behind).toContain('<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/Home-1.js" />');
    expect(behind).toContain('as="fetch" crossorigin="use-credentials" href="/api/teams?page=1&amp;category=A" />');
  });

  it('are the same for each reader, and are not sent again to one who has them', async () => {
    const { headers, body } = await get('/legal/offer');
    const signedIn = await get('/legal/offer', { cookie: 'XSRF-TOKEN=a; refresh=b', authorization: 'Bearer c' });
    const again = await get('/legal/offer', { 'if-none-match': String(headers.etag) });

    expect(headers.etag).toMatch(/^"/);
    expect([signedIn.body, signedIn.headers.etag]).toEqual([body, headers.etag]);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['/admin/users', 200],
    [`/auth/new-password/${'a'.repeat(43)}`, 200],
    ['/profile', 200],
  ])('do not exist at %s', async (url, status) => {
    const { statusCode, body } = await get(url);

    expect([statusCode, markupOf(body)]).toEqual([status, '']);
  });

  it('respond with the redirect of their screen, which no cache keeps', async () => {
    for (const _again of ['first', 'from the cache']) {
      const { statusCode, headers, body } = await get('/organizers');

      expect([statusCode, headers.location, body]).toEqual([302, '/race/schedule?page=2', '']);
      expect(headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('show that there is nothing, with the matching status', async () => {
    const { statusCode, headers, body } = await get('/auth/new-password/secret?of=secret');

    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(markupOf(body)).toContain('/404');
    expect(body).not.toContain('secret');
  });

  it('are replaced by the shell if rendering fails', async () => {
    const { statusCode, body } = await get('/teams?search=secret');

    expect([statusCode, markupOf(body)]).toEqual([200, '']);
    expect(body).toContain('Страница ещё готовится');
  });

  it('need JavaScript only if no reader gets them rendered', async () => {
    const { body } = await get('/admin/users');

    expect(body).toContain('Нужен JavaScript');
  });

  it(`are replaced by the shell after ${longestPageMs} ms, with the status of their address`, async () => {
    // The second reader waits for the rendering that the first one began.
    const responses = await Promise.all([get('/profile/1000202/results'), get('/profile/1000202/results')]);

    for (const { statusCode, headers, body } of responses)
      expect([statusCode, headers['x-robots-tag'], markupOf(body)]).toEqual([404, 'noindex', '']);
  });
});
