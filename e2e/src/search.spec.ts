import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { listen } from './listen.ts';
import type { Product } from './product.ts';
import { test } from './readingTest.ts';
import { sampled } from './sampled.ts';
import { visit } from './visit.ts';

const race = 5100001;
let product: Product;
let rider: { zwiftId: number; name: string };
let raceName: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const { event } = await (await fetch(`${product.address}/api/race/results/${race}`)).json();
  const isCyrillic = ({ lastName }: { lastName: string }) => /^[А-Яа-яЁё]{5,}$/.test(lastName);
  const { profileId, profileData } = event.results.find((row: { profileData: { lastName: string } }) =>
    isCyrillic(row.profileData),
  );
  rider = { zwiftId: profileId, name: `${profileData.firstName} ${profileData.lastName}` };
  raceName = event.name;
});

const latin: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const inLatin = (name: string) => Array.from(name.toLowerCase(), (letter) => latin[letter] ?? letter).join('');

for (const { theme, width } of sampled(
  [
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 390 },
  ] as const,
  2,
)) {
  test(`a rider with a Cyrillic name is found in Latin script by keyboard only, ${theme}, ${width} px`, async ({
    page,
  }) => {
    const complaints = listen(page);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, `${product.address}/race/schedule`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Поиск по сайту' });
    await expect(field).toBeFocused();
    await page.keyboard.type(inLatin(rider.name));

    const option = page.getByRole('option', { name: rider.name });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Нашлось' })).toHaveCount(1);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`/profile/${rider.zwiftId}/results$`));
    await expect(page.getByRole('heading', { level: 1, name: rider.name })).toBeVisible();
    await expect(field).toHaveCount(0);
    expect(complaints()).toEqual([]);
  });
}

test('a search shows an offline error, and results once connected again', async ({ page }) => {
  await visit(page, `${product.address}/race/schedule`);
  await page.getByRole('button', { name: 'Поиск по сайту' }).click();
  await page.route('**/api/search*', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Поиск по сайту' }).fill(rider.name);
  await expect(page.getByRole('heading', { name: 'Поиск не сработал' })).toBeVisible();

  await page.unroute('**/api/search*');
  await page.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('option', { name: rider.name })).toBeVisible();
});

test('pages carry their titles and tags without scripts, and the portal keeps the titles', async ({ page }) => {
  const pages = {
    '/': 'Ближайшие заезды · Отрыв',
    '/race/schedule': 'Расписание · Отрыв',
    [`/race/results/${race}`]: `${raceName} · Отрыв`,
    [`/profile/${rider.zwiftId}/results`]: `${rider.name}, Результаты · Отрыв`,
    '/documentation/public/search': 'Поиск по сайту · Отрыв',
  };
  for (const [path, title] of Object.entries(pages)) {
    const html = await (await fetch(product.address + path)).text();
    const served = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const content = (name: string) => parsed.querySelector(name)?.getAttribute('content');
      return {
        title: parsed.title,
        described: content('meta[name="description"]')?.length,
        shared: content('meta[property="og:title"]'),
        canonical: new URL(parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname,
      };
    }, html);
    expect(served).toEqual({
      title,
      described: expect.any(Number),
      shared: title.replace(' · Отрыв', ''),
      canonical: path,
    });

    await page.goto(product.address + path);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(title);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test('a link to a race, and one to a row of it, have separate preview pictures for messengers', async ({ page }) => {
  const shared = [];
  for (const query of ['', `?row=${rider.zwiftId}`]) {
    const html = await (await fetch(`${product.address}/race/results/${race}${query}`)).text();
    const tags = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const metas = [...parsed.querySelectorAll('meta[property^="og:"]')];
      return Object.fromEntries(metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]));
    }, html);
    const response = await fetch(tags['og:image'] ?? '');
    const picture = Buffer.from(await response.arrayBuffer());

    expect(new URL(tags['og:image'] ?? '').origin).toBe(product.address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    // The signature of a PNG, then the width and the height in its first chunk.
    expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    shared.push({ title: tags['og:title'], picture: createHash('sha256').update(picture).digest('hex') });
  }
  const [ofRace, ofRow] = shared;

  expect(ofRace?.title).toBe(raceName);
  expect(ofRow?.title).toContain(rider.name);
  expect(ofRow?.picture).not.toBe(ofRace?.picture);
});

test('search engines skip a private page, and receive structured data for a race', async () => {
  const settings = await fetch(`${product.address}/profile/0/settings/account`);
  const html = await (await fetch(`${product.address}/race/results/${race}`)).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

  expect(settings.headers.get('x-robots-tag')).toBe('noindex');
  expect(data).toMatchObject({ '@type': 'SportsEvent', name: raceName });
});

test('crawlers find the sitemap in robots.txt, and the race and the rider in it', async () => {
  const robots = await (await fetch(`${product.address}/robots.txt`)).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const here = (url: string) => product.address + new URL(url).pathname;
  const locations = async (url: string) =>
    [...(await (await fetch(here(url))).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
  const maps = await locations(sitemap);
  const paths = (await Promise.all(maps.map(locations))).flat().map((url) => new URL(url).pathname);

  expect(robots).toContain('Disallow: /admin/users');
  expect(paths).toEqual(expect.arrayContaining(['/', `/race/results/${race}`, `/profile/${rider.zwiftId}/results`]));
});
