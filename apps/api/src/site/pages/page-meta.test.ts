import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { PreviewsService } from '../previews/previews.service.ts';

const race = 5_100_003;
const site = 'https://otryv.example';
let world: RaceWorld;
let portal: string;
let account: string;

beforeAll(async () => {
  portal = await mkdtemp(join(tmpdir(), 'otryv-meta-'));
  await writeFile(join(portal, 'index.html'), '<!doctype html><head><title>Отрыв</title></head>');
  world = await startRaceWorld({}, { PORTAL_FOLDER: portal, PUBLIC_URL: site });
  await world.add(race);
  await world.app.get(ResultsImporter).importEvent(race, 'fast');
  const { results } = await world.protocol(race);
  account = results.find(({ rankEvent }) => rankEvent === 2)?._id.split('.')[1] ?? '';
}, 60_000);
afterAll(async () => {
  await world.close();
  await rm(portal, { recursive: true });
});

const tags = async (url: string) => {
  const { body } = await world.app.inject({ url });
  return Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
};

const dataOf = async (url: string): Promise<unknown> => {
  const { body } = await world.app.inject({ url });
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');
};

describe('link preview tags', () => {
  it('name the race and its image, at a full address', async () => {
    const { name } = await world.protocol(race);
    const found = await tags(`/race/results/${race}?tab=dnf`);

    expect(found).toMatchObject({
      'og:title': name.replaceAll('"', '&quot;'),
      'og:image': `${site}/api/race/results/${race}/preview.png`,
      'og:url': `${site}/race/results/${race}`,
      'twitter:card': 'summary_large_image',
    });
    expect(found['og:description']).toContain('Результаты предварительные');
  });

  it('link to an existing image', async () => {
    const found = await tags(`/race/schedule/${race}`);
    const { statusCode, headers } = await world.app.inject({ url: String(found['og:image']).replace(site, '') });

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('name the row of a link, and mark its rank as provisional', async () => {
    const { results } = await world.protocol(race);
    const row = results.find(({ _id }) => _id.endsWith(`.${account}`));
    const found = await tags(`/race/results/${race}?row=${account}`);

    expect(found['og:title']).toContain(row?.profileData.lastName);
    expect(found['og:description']).toContain('2 место · предварительное');
    expect(found['og:image']).toBe(`${site}/api/race/results/${race}/preview.png?row=${account}`);
  });

  it.each(['row=1', 'row=x', 'row[$ne]=1', 'row='])('are those of the race if ?%s names no row', async (query) => {
    expect((await tags(`/race/results/${race}?${query}`))['og:image']).toBe(
      `${site}/api/race/results/${race}/preview.png`,
    );
  });

  it('are the title that the portal shows, one description, and the address without filters', async () => {
    const { name } = await world.protocol(race);
    const { body } = await world.app.inject({ url: `/race/results/${race}/?tab=dnf&row=${account}` });

    expect(body).toContain(`<title>${name.replaceAll('"', '&quot;')} · Отрыв</title>`);
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain(`<link rel="canonical" href="${site}/race/results/${race}" />`);
  });

  it.each(['/race/results', '/race/schedule'])('describe the race to search engines below %s', async (list) => {
    const { name, eventStart } = await world.protocol(race);
    const data = await dataOf(`${list}/${race}`);

    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name,
      description: expect.stringContaining('Результаты предварительные'),
      startDate: eventStart,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${site}${list}/${race}` },
      url: `${site}${list}/${race}`,
      image: [`${site}/api/race/results/${race}/preview.png`],
      organizer: { '@type': 'Organization', name: expect.any(String) },
    });
  });

  it('contain no HTML of a name (14.3, row 8)', async () => {
    const name = '"><script>alert(1)</script>$&';
    const before = await world.connection.collection('events').findOne({ gameId: race });
    await world.connection.collection('events').insertOne({
      ...before,
      _id: undefined,
      gameId: 78,
      name,
      started: true,
      hasResults: false,
    });
    const { body } = await world.app.inject({ url: '/race/schedule/78' });
    const data = await dataOf('/race/schedule/78');

    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/script>/g)).toHaveLength(2);
    expect(body).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; · Отрыв</title>');
    expect(data).toMatchObject({ name });
    expect(body).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"');
  });

  it.each(['/race/results/4', '/race/schedule/999999999999999'])(
    'are generic on %s, which does not exist, and exclude it from search engines',
    async (url) => {
      const { statusCode, headers, body } = await world.app.inject({ url });
      const found = await tags(url);

      expect([statusCode, headers['x-robots-tag'], found.robots]).toEqual([404, 'noindex', 'noindex']);
      expect(['Заезд', 'Протокол']).toContain(found['og:title']);
      expect(found['og:image']).toBeUndefined();
      expect(body).not.toContain('ld+json');
    },
  );

  it('are generic, and the page is served, while races cannot be read', async () => {
    vi.spyOn(world.app.get(PreviewsService), 'getPreview').mockRejectedValueOnce(new TypeError('no connection'));
    const { statusCode, headers, body } = await world.app.inject({ url: `/race/results/${race}` });

    expect([statusCode, body.includes('<title>Протокол · Отрыв</title>')]).toEqual([200, true]);
    // A temporary failure must not remove it from search engines.
    expect([headers['x-robots-tag'], body.includes('noindex')]).toEqual([undefined, false]);
  });

  it('wait for a slow store no longer than a reader would', async () => {
    vi.spyOn(world.app.get(PreviewsService), 'getPreview').mockReturnValueOnce(new Promise(() => undefined));
    const { statusCode, body } = await world.app.inject({ url: `/race/results/${race}` });

    expect([statusCode, body.includes('<title>Протокол · Отрыв</title>')]).toEqual([200, true]);
  });
});
