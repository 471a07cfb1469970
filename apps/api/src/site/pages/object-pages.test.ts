import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RiderUpdates } from '../../community/profiles/count/rider-updates.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { aRider, createTeam } from '../../testing/team-world.ts';

const site = 'https://otryv.example';
let world: SeriesWorld;
let portal: string;
let zwiftId: number;

beforeAll(async () => {
  portal = await mkdtemp(join(tmpdir(), 'otryv-objects-'));
  await writeFile(join(portal, 'index.html'), '<!doctype html><head><title>Отрыв</title></head>');
  world = await startSeriesWorld({ PORTAL_FOLDER: portal, PUBLIC_URL: site });
  await world.app.get(RiderUpdates).updateByEvent(mornings.first);
  zwiftId = (await world.protocol(mornings.first)).results[0]?.profileId ?? 0;
  const captain = await aRider(world.app, 'page-captain', 1_000_010);
  await createTeam(captain, { name: 'Ветер', shortName: 'ВЕТЕР', mission: 'Едем  вместе </script>' });
  const { browser } = world.owner;
  await world.makeSeries(browser, { name: 'Осенний перевал', mission: '' }, [mornings.first], true);
  await world.makeSeries(browser, { name: 'Тайный перевал' }, [mornings.second], false);
  await sendForm(browser, '/api/organizer/main', { ...blankPage, organizerId: world.owner.organizerId }, {});
}, 120_000);
afterAll(async () => {
  await world.close();
  await rm(portal, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const page = async (url: string) => {
  const { body, headers } = await get(url);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? [];
  return { title, description, isListed: headers['x-robots-tag'] === undefined && !body.includes('noindex') };
};
const slugOf = async (collection: string, name: string): Promise<string> =>
  String((await world.connection.collection(collection).findOne({ name }))?.urlSlug);

describe('a page of a missing object', () => {
  it('is a 404, also for a hidden one, and a 200 for a public one', async () => {
    const [shown, draft] = [await slugOf('series', 'Осенний перевал'), await slugOf('series', 'Тайный перевал')];
    const hidden = await slugOf('organizers', 'КРОНА');
    const pairs = [
      [`/series/${draft}/results`, '/series/nothing/results'],
      [`/series/${draft}/schedule`, '/series/nothing/schedule'],
      [`/series/${draft}/results/stage/1`, '/series/nothing/results/stage/1'],
      [`/organizers/${hidden}/schedule`, '/organizers/nobody/schedule'],
      [`/series/${shown}/results/stage/99`, '/series/nothing/results/stage/99'],
      ['/teams/nothing/members', '/teams/nobody/members'],
      ['/profile/999999999/results', '/profile/999999998/results'],
      ['/race/results/999999999', '/race/results/999999998'],
    ];
    const bare = (text: string, url: string) => text.replaceAll(url, '').replaceAll(encodeURI(url), '');
    const found: Record<string, unknown> = {};
    for (const [url = '', other = ''] of pairs) {
      const [one, missing] = [await get(url), await get(other)];
      found[url] = [one.statusCode, bare(one.body, url) === bare(missing.body, other)];
    }

    expect(found).toEqual(Object.fromEntries(pairs.map(([url]) => [url, [404, true]])));
    const open = [`/series/${shown}/results`, `/series/${shown}/results/stage/1`, `/profile/${zwiftId}/results`];
    for (const url of open) found[url] = (await get(url)).statusCode;
    expect(open.map((url) => found[url])).toEqual([200, 200, 200]);
  });
});

describe('the tags of a page about', () => {
  it('a rider are the name and the tab', async () => {
    const { firstName, lastName } = (await world.protocol(mornings.first)).results[0]?.profileData ?? {};

    expect(await page(`/profile/${zwiftId}/power`)).toEqual({
      title: `${firstName} ${lastName}, Мощность · Отрыв`,
      description: expect.stringContaining(`${firstName} ${lastName}: результаты`),
      isListed: true,
    });
  });

  it('a rider contain no figures', async () => {
    const { body } = await get(`/profile/${zwiftId}/weight-and-height`);
    const tags = [...body.matchAll(/content="([^"]*)"/g)].map(([, content]) => content);

    expect(tags.filter((content = '') => /\d+([.,]\d)? ?(кг|см|вт)/.test(content))).toEqual([]);
  });

  it.each(['/profile/999999999/results', '/teams/nobody/members', '/organizers/nobody/schedule'])(
    'nothing are those of the address, excluded from search engines: %s',
    async (url) => {
      const { title, isListed } = await page(url);

      expect([title.includes(' · Отрыв'), isListed]).toEqual([true, false]);
    },
  );

  it('a team are its name and description, on one line and escaped', async () => {
    expect(await page(`/teams/${await slugOf('teams', 'Ветер')}/results`)).toEqual({
      title: 'Ветер · Отрыв',
      description: 'Едем вместе &lt;/script&gt;',
      isListed: true,
    });
  });

  it('an organizer are its name, and only those of the address while its page is hidden', async () => {
    const hidden = await slugOf('organizers', 'КРОНА');

    expect((await page(`/organizers/${await slugOf('organizers', 'Клуб «Ось»')}/schedule`)).title).toBe(
      'Клуб «Ось» · Отрыв',
    );
    expect(await page(`/organizers/${hidden}/schedule`)).toMatchObject({
      title: 'Расписание организатора · Отрыв',
      isListed: false,
    });
    expect((await get(`/organizers/${hidden}/schedule`)).body).not.toContain('КРОНА');
  });

  it('a series are its name and its days, and only those of the address while it is a draft', async () => {
    const draft = `/series/${await slugOf('series', 'Тайный перевал')}/results`;
    const shown = await page(`/series/${await slugOf('series', 'Осенний перевал')}/results`);

    expect(shown).toMatchObject({ title: 'Осенний перевал · Отрыв', isListed: true });
    expect(shown.description).toContain('9 ноября 2026');
    expect(await page(draft)).toMatchObject({ title: 'Результаты серии · Отрыв', isListed: false });
    expect((await get(draft)).body).not.toContain('Тайный');
  });

  it('a rider and a series link to images of them, and a draft has none', async () => {
    const series = `/series/${await slugOf('series', 'Осенний перевал')}/results`;
    const pictures = [];
    for (const url of [`/profile/${zwiftId}/power`, series]) {
      const [, address = ''] = /property="og:image" content="([^"]*)"/.exec((await get(url)).body) ?? [];
      const { statusCode, headers } = await get(new URL(address).pathname);
      pictures.push([statusCode, headers['content-type']]);
    }
    const draft = await get(`/api/series/${await slugOf('series', 'Тайный перевал')}/preview.png`);

    expect(pictures).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
    ]);
    expect([draft.statusCode, draft.json().code]).toEqual([404, 'series_not_found']);
  });

  it('a stage are its number and its series', async () => {
    const { title } = await page(`/series/${await slugOf('series', 'Осенний перевал')}/results/stage/1`);

    expect(title).toBe('Этап 1, Осенний перевал · Отрыв');
  });

  it('an article are its title and its subject', async () => {
    const { title, description, isListed } = await page('/documentation/public/protocol');

    expect(title).not.toBe('Райдеру · Отрыв');
    expect([description.length > 20, isListed]).toEqual([true, true]);
    expect((await page('/documentation/organizer/series')).isListed).toBe(false);
  });
});

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const pathOf = (url: string) => {
    if (!url.startsWith(`${site}/`)) throw new Error(`${url} is no address of the site.`);
    return url.slice(site.length);
  };
  const all = async () => {
    const maps = locations((await get('/sitemap.xml')).body);
    const parts = await Promise.all(maps.map((url) => get(pathOf(url))));
    return parts.flatMap(({ body }) => locations(body)).map(pathOf);
  };

  it('lists all public pages, and nothing else', async () => {
    const paths = await all();

    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/race/schedule',
        '/riders',
        '/documentation/public/protocol',
        `/race/schedule/${mornings.coming}`,
        `/race/results/${mornings.first}`,
        `/profile/${zwiftId}/results`,
        `/teams/${await slugOf('teams', 'Ветер')}/members`,
        `/series/${await slugOf('series', 'Осенний перевал')}/results/stage/1`,
        `/organizers/${await slugOf('organizers', 'Клуб «Ось»')}/schedule`,
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.filter((each) => !each.startsWith('/profile/'))) {
      expect({ path, ...(await page(path)) }).toMatchObject({ path, isListed: true });
    }
  }, 30_000);

  it('has no hidden pages', async () => {
    const paths = (await all()).join('\n');

    expect(paths).not.toContain(await slugOf('organizers', 'КРОНА'));
    expect(paths).not.toContain(await slugOf('series', 'Тайный перевал'));
  });

  it('contains when a protocol changed, and responds 304 until it does', async () => {
    const { body, headers } = await get('/sitemaps/results-1.xml');
    const again = await get('/sitemaps/results-1.xml', { 'if-none-match': String(headers.etag) });

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['results-2.xml', 'results-0.xml', 'users-1.xml', 'constructor-1.xml', '..%2fresults-1.xml'])(
    'has no part %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
    },
  );

  it('is referenced by robots.txt', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(body).toContain('Disallow: /admin/users\n');
  });
});
