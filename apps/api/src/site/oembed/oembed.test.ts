import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RiderUpdates } from '../../community/profiles/count/rider-updates.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { oembedXml } from './oembed.ts';

const site = 'https://otryv.example';
let world: SeriesWorld;
let portal: string;
let zwiftId: number;

beforeAll(async () => {
  portal = await mkdtemp(join(tmpdir(), 'otryv-oembed-'));
  await writeFile(join(portal, 'index.html'), '<!doctype html><head><title>Отрыв</title></head>');
  world = await startSeriesWorld({ PORTAL_FOLDER: portal, PUBLIC_URL: site });
  await world.app.get(RiderUpdates).updateByEvent(mornings.first);
  zwiftId = (await world.protocol(mornings.first)).results[0]?.profileId ?? 0;
  const { browser } = world.owner;
  await world.makeSeries(browser, { name: 'Перевал "Б" & <ко>', mission: '' }, [mornings.first], true);
  await world.makeSeries(browser, { name: 'Тайный перевал' }, [mornings.second], false);
}, 120_000);
afterAll(async () => {
  await world.close();
  await rm(portal, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const ask = (path: string, more = '') => get(`/oembed?url=${encodeURIComponent(site + path)}${more}`);
const slugOf = async (name: string): Promise<string> =>
  String((await world.connection.collection('series').findOne({ name }))?.urlSlug);

describe('/oembed', () => {
  it('returns a frame for every page with an embed, and is discovered from the page', async () => {
    const slug = await slugOf('Перевал "Б" & <ко>');
    const pages = {
      [`/race/results/${mornings.first}`]: `/embed/results/${mornings.first}?rows=10`,
      [`/race/schedule/${mornings.first}`]: `/embed/countdown/${mornings.first}`,
      '/race/schedule': '/embed/schedule/all?rows=10',
      [`/series/${slug}/schedule`]: `/embed/series/${slug}`,
      [`/series/${slug}/results`]: `/embed/standings/${slug}?rows=10`,
      [`/profile/${zwiftId}/results`]: `/embed/rider/${zwiftId}`,
    };
    const found: Record<string, unknown> = {};
    for (const path of Object.keys(pages)) {
      const { body } = await get(path);
      const links = [...body.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)].map(([, type, href]) => [
        type,
        href?.replaceAll('&amp;', '&').replace(site, ''),
      ]);
      expect(links.map(([type]) => type)).toEqual(['application/json+oembed', 'text/xml+oembed']);
      const [json, xml] = await Promise.all(links.map(([, href = '']) => get(href)));
      expect([json?.statusCode, json?.headers['content-type'], xml?.statusCode, xml?.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
        200,
        'text/xml; charset=utf-8',
      ]);
      found[path] = /src="https:\/\/otryv\.example([^"]+)"/.exec(json?.json().html)?.[1];
    }
    expect(found).toEqual(pages);
  });

  it('has the data needed for a frame, with an image if the page has one', async () => {
    const { name } = await world.protocol(mornings.first);
    const { headers, body } = await ask(`/race/results/${mornings.first}`);

    expect(JSON.parse(body)).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: `Результаты: ${name}`,
      provider_name: 'Отрыв',
      provider_url: site,
      width: 640,
      height: 480,
      thumbnail_url: `${site}/api/race/results/${mornings.first}/preview.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    const again = await get(`/oembed?url=${encodeURIComponent(`${site}/race/results/${mornings.first}`)}`, {
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('respects the maximum size of the site, and the category of the link', async () => {
    const { body } = await ask(`/race/results/${mornings.first}?category=B`, '&maxwidth=320&maxheight=200');
    const { width, height, html } = JSON.parse(body);

    expect([width, height]).toEqual([320, 200]);
    expect(html).toMatch(/width="320"\s+height="200"/);
    expect(html).toContain('category=B');
  });

  it('omits an image larger than the maximum size', async () => {
    const asked = ['&maxwidth=1199', '&maxheight=629', '&maxwidth=1200&maxheight=630'].map((room) =>
      ask(`/race/results/${mornings.first}`, room),
    );
    const answers = await Promise.all(asked);

    expect(answers.map((answer) => answer.json().thumbnail_width)).toEqual([undefined, undefined, 1200]);
  });

  it('is titled in the language of its frame', async () => {
    const { html, title } = (await ask(`/race/results/${mornings.first}?locale=en`)).json();

    expect(title).toMatch(/^Results: /);
    expect(html).toContain('locale=en');
  });

  it('cannot be broken by a name', async () => {
    const slug = await slugOf('Перевал "Б" & <ко>');
    const { html, title } = (await ask(`/series/${slug}/schedule`)).json();
    const xml = (await ask(`/series/${slug}/schedule`, '&format=xml')).body;

    expect(title).toBe('Серия: Перевал "Б" & <ко>');
    expect(html).toContain('title="Серия: Перевал &quot;Б&quot; &amp; &lt;ко&gt;"');
    expect(xml).toContain('<title>Серия: Перевал "Б" &amp; &lt;ко&gt;</title>');
    expect(oembedXml({ title: 'a\u0000\ufffe\nb' })).toContain('<title>a\nb</title>');
  });

  it('responds identically for pages that are hidden, missing, of other sites and without an embed', async () => {
    const draft = await slugOf('Тайный перевал');
    const addresses = [`/series/${draft}/schedule`, '/series/nothing/schedule', '/race/results/999999999', '/teams'];
    const answers = await Promise.all([
      ...addresses.map((path) => ask(path)),
      get('/oembed?url=https%3A%2F%2Fother.example%2Frace%2Fschedule'),
      get('/oembed?url=race'),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await get(`/series/${draft}/schedule`)).body).not.toContain('+oembed');
  });

  it('rejects invalid parameters with a message', async () => {
    const answers = await Promise.all([
      ask('/race/schedule', '&format=yaml'),
      get('/oembed'),
      get('/oembed?url=a&url=b'),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([501, 400, 400]);
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'oembed_format_unknown',
      'oembed_url_missing',
      'oembed_url_missing',
    ]);
  });
});
