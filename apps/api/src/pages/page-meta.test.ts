import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PreviewsService } from '../previews/previews.service.ts';
import { ResultsImporter } from '../results/results.importer.ts';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';

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
  await world.app.get(ResultsImporter).run(race, 'fast');
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

describe('the tags of pages for messengers', () => {
  it('name the race and its picture, at an address of the whole site', async () => {
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

  it('lead to a picture that is there', async () => {
    const found = await tags(`/race/schedule/${race}`);
    const { statusCode, headers } = await world.app.inject({ url: String(found['og:image']).replace(site, '') });

    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('name the row of a link, and say that its place is provisional', async () => {
    const { results } = await world.protocol(race);
    const row = results.find(({ _id }) => _id.endsWith(`.${account}`));
    const found = await tags(`/race/results/${race}?row=${account}`);

    expect(found['og:title']).toContain(row?.profileData.lastName);
    expect(found['og:description']).toContain('2 место · предварительное');
    expect(found['og:image']).toBe(`${site}/api/race/results/${race}/preview.png?row=${account}`);
  });

  it.each(['row=1', 'row=x', 'row[$ne]=1', 'row='])('are those of the race where ?%s names no row', async (query) => {
    expect((await tags(`/race/results/${race}?${query}`))['og:image']).toBe(
      `${site}/api/race/results/${race}/preview.png`,
    );
  });

  it('contain no HTML of a name (14.3, row 8)', async () => {
    const name = '"><script>alert(1)</script>$&';
    const before = await world.connection.collection('events').findOne({ gameId: race });
    await world.connection.collection('events').insertOne({
      ...{ ...before, _id: undefined, gameId: 77, name, started: true, hasResults: false },
    });
    const { body } = await world.app.inject({ url: '/race/schedule/77' });

    expect(body).not.toContain('<script>alert');
    expect(body).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"');
  });

  it.each(['/', '/race/results', '/race/results/4', '/race/schedule/999999999999999'])(
    'are not on %s, which is about no race',
    async (url) => {
      const { statusCode } = await world.app.inject({ url });

      expect([statusCode, await tags(url)]).toEqual([200, {}]);
    },
  );

  it('are left out, and the page is served, while races cannot be read', async () => {
    vi.spyOn(world.app.get(PreviewsService), 'of').mockRejectedValueOnce(new TypeError('no connection'));
    const { statusCode, body } = await world.app.inject({ url: `/race/results/${race}` });

    expect([statusCode, body.includes('<title>Отрыв</title>'), body.includes('og:')]).toEqual([200, true, false]);
  });
});
