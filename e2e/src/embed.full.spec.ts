import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '@otryv/contract/addresses';
import { root } from '@otryv/local-stack';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillExamples } from './everyAddress.ts';
import { type HostSite, policyFor, startHostSite, whenRendered } from './hostSite.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

const event = 5100019;
const series = addresses.seriesResults.params.urlSlug.example;
const every = `<otryv-results event="${event}"></otryv-results><otryv-schedule></otryv-schedule><otryv-standings series="${series}"></otryv-standings>`;
const hostile = `
  html { font-size: 62.5%; }
  * { font-family: fantasy !important; color: red !important; letter-spacing: 5px !important; text-transform: uppercase !important;
      line-height: 3 !important; direction: rtl; text-align: right !important; }
  table, td, button { border: 5px solid lime !important; font-size: 40px !important; }`;
let product: Product;
let host: HostSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  host = await startHostSite();
  await fillExamples(product);
  await product.task('event', 'add', String(event), '--organizer', 'Клуб «Ось»');
  await product.control(`finish/${event}`, { moveStart: true });
  await product.task('event', 'sync', String(event));
  await product.task('result', 'import', String(event));
  await whenRendered(product.address, [`results/${event}`, 'schedule/all', `standings/${series}`]);
});

test.afterAll(async () => {
  await host?.stop();
  await product?.stop();
});

test('a protocol, a schedule and standings look the same on a page whose own style sheet would break them', async ({
  page,
}) => {
  const complaints = listen(page);
  await open(page, every);
  const wanted = await looksOf(page);
  expect(wanted.length).toBeGreaterThan(20);

  // A separate sheet needs a separate permission, in a file or by a nonce.
  await open(page, `<style nonce="club">${hostile}</style>${every}`, "style-src 'nonce-club'");
  expect(await looksOf(page)).toEqual(wanted);
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  expect(complaints()).toEqual([]);
});

test('a theme is switched by its attribute, and print is white', async ({ page }) => {
  await open(page, '<otryv-schedule theme="dark" accent="#0a6b3d"></otryv-schedule>');
  const card = page.locator('otryv-schedule section').first();
  await expect(card).toHaveCSS('color', 'rgb(236, 238, 242)');

  await page.locator('otryv-schedule').evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(card).toHaveCSS('color', 'rgb(21, 22, 26)');

  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('an updated protocol holds its news back until requested', async ({ page }) => {
  const response = await page.request.get(`${product.address}/api/race/results/${event}`);
  const { results } = (await response.json()).event;
  const second = results.find(({ rankEvent }: { rankEvent: number }) => rankEvent === 2);
  await page.clock.install();
  await open(page, `<otryv-results event="${event}"></otryv-results>`);
  const embed = page.locator('otryv-results');
  await expect(embed.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener('otryv-updated', () => document.body.setAttribute('data-updated', ''));
  });

  await product.task(
    'result',
    'decide',
    String(event),
    String(second.profileId),
    '--label',
    'DSQ',
    '--author',
    'Судья',
    '--reason',
    'Проверка правил',
  );
  await expect(async () => {
    await page.clock.runFor(16_000);
    await expect(page.locator('body')).toHaveAttribute('data-updated', '', { timeout: 1_000 });
  }).toPass();
  await expect(embed.getByText('DSQ')).toHaveCount(0);
  await embed.getByRole('button', { name: /^Показать/ }).click();
  await expect(embed.getByText('DSQ').first()).toBeVisible();
});

test('at 200 % the page scrolls only vertically, and an embed in it at most horizontally', async ({ page }) => {
  // Half of 1,280 and of 640 px.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 400 });
    await open(page, every);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await cutOff(page), `${width} px`).toEqual([]);
  }
});

test('a screen reader finds a heading, a named table or list, and a link with its purpose in each', async ({
  page,
}) => {
  await open(page, every);

  await expect(page.locator('otryv-results')).toMatchAriaSnapshot(`
    - heading [level=3]
    - region /^Протокол заезда/:
      - table /^Протокол заезда/:
        - rowgroup:
          - row "# Кат Райдер Время Отрыв вт/кг":
            - columnheader "#":
              - button "#"
            - columnheader "Кат"
            - columnheader "Райдер"
        - rowgroup:
          - row /^1 , золото A .* лидер/:
            - rowheader:
              - link
    - status
    - link "Весь протокол на Отрыве, откроется в новой вкладке"`);
  await expect(page.locator('otryv-schedule')).toMatchAriaSnapshot(`
    - heading "Расписание" [level=3]
    - heading [level=4]
    - list:
      - listitem:
        - link
    - link "Всё расписание на Отрыве, откроется в новой вкладке"`);
  await expect(page.locator('otryv-standings')).toMatchAriaSnapshot(`
    - heading "Осенний кубок" [level=3]
    - group "Категория":
      - radio "Все" [checked]
    - region "Зачёт серии Осенний кубок":
      - table "Зачёт серии Осенний кубок"
    - status
    - link "Весь зачёт на Отрыве, откроется в новой вкладке"`);
});

test('a frame shows the same, sorts, and fits its height to its contents', async ({ page }) => {
  const complaints = listen(page);
  await open(
    page,
    `<iframe title="Протокол" src="${product.address}/embed/results/${event}?rows=3" width="600" height="90"></iframe>`,
    `frame-src ${product.address}`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('rowheader')).toHaveCount(3);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(180);

  await frame.getByRole('button', { name: 'Время' }).click();
  await expect(frame.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', /ascending/);
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  expect(complaints()).toEqual([]);
});

test('a frame shows the group of each rider only among several, and labels the gaps where they have room', async ({
  page,
}) => {
  const [group = ''] = await groupsIn(page, `/embed/results/${event}`);
  expect(group).toMatch(/^[A-E]$/);
  expect(await groupsIn(page, `/embed/results/${event}?category=${group}`)).toEqual([]);

  await page.setViewportSize({ width: 700, height: 600 });
  const label = page.getByRole('columnheader').getByText('Отрыв', { exact: true });
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
});

/** Returns the groups that the rows of a frame show on a phone. */
async function groupsIn(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(product.address + path);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const shown = await page
    .getByRole('rowheader')
    .getByText(/^[A-E]$/)
    .all();
  const visible = await Promise.all(
    shown.map(async (badge) => ((await badge.isVisible()) ? badge.textContent() : null)),
  );
  return visible.flatMap((text) => text?.trim() ?? []);
}

test("without JavaScript, or when a policy blocks the loader, the page's link remains", async ({ browser }) => {
  const line = `<otryv-results event="${event}"><a href="${product.address}/race/results/${event}">Протокол</a></otryv-results>`;
  for (const { javaScriptEnabled, policy } of [
    { javaScriptEnabled: false, policy: policyFor(product.address) },
    { javaScriptEnabled: true, policy: "script-src 'self'" },
  ]) {
    const page = await browser.newPage({ javaScriptEnabled });
    setPage(line, policy);
    await page.goto(host.address);
    await expect(page.getByRole('link', { name: 'Протокол' })).toBeVisible();
    await page.close();
  }
});

test('a page that pins the loader of an earlier build is rendered by that build, from current data', async ({
  page,
}) => {
  const earlier = await addEarlierBuild();
  const complaints = listen(page);
  setPage(`<otryv-results event="${event}"></otryv-results>`, policyFor(product.address), earlier);
  await page.goto(host.address);

  const embed = page.locator('otryv-results');
  await expect(embed.getByRole('rowheader').first()).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.endsWith('.js') && name.includes('/embed/files/'))).toEqual([
    `${product.address}/embed/files/bundle-earlier.js`,
  ]);
  await embed.getByRole('button', { name: 'Время' }).click();
  await expect(embed.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', /ascending/);
  expect(complaints()).toEqual([]);
});

/** Opens the page of the club with this body, under a strict policy. */
async function open(page: Page, body: string, further = ''): Promise<void> {
  setPage(body, [policyFor(product.address), further].filter(Boolean).join('; '));
  await page.goto(host.address);
  for (const element of await page.locator('otryv-results, otryv-schedule, otryv-standings').all()) await seen(element);
}

async function seen(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect(element.locator('.otryv-embed')).toBeVisible();
}

function setPage(body: string, policy: string, loader = `src="${product.address}/embed/v1.js"`): void {
  host.page = {
    headers: { 'content-security-policy': policy },
    html: `<!doctype html><html lang="ru"><head><title>Клуб</title><script async ${loader}></script></head><body>${body}</body></html>`,
  };
}

/** Returns the invisible parts of an embed: clipped parts of a card, and vertical scrollers within the page. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll<HTMLElement>('.otryv-embed *') ?? [])].flatMap((element) => {
        const { overflowX, overflowY, textOverflow, display } = getComputedStyle(element);
        const isHidden = element.clientWidth <= 1 || display === 'inline' || textOverflow === 'ellipsis';
        const isWide = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
        const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return !isHidden && (isWide || isHigh)
          ? [`${element.localName}.${element.className} ${element.textContent?.slice(0, 40)}`]
          : [];
      }),
    ),
  );
}

/** Returns the computed styles of every element of the embeds. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.otryv-embed *') ?? [])].map((element) => {
        const { color, fontSize, fontFamily, letterSpacing, textAlign, borderTop, lineHeight } =
          getComputedStyle(element);
        return [element.localName, color, fontSize, fontFamily, letterSpacing, textAlign, borderTop, lineHeight].join(
          ' ',
        );
      }),
    ),
  );
}

/** Stores the files of an earlier build; returns the attributes of a script that pins it. */
async function addEarlierBuild(): Promise<string> {
  const folder = join(root, 'apps/portal/embed/dist');
  const { build, loader, bundle, integrity } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const textOf = async (name: string) => (await readFile(join(folder, name), 'utf8')).replaceAll(build, 'earlier');
  const code = await textOf(bundle);
  const script = (await textOf(loader))
    .replaceAll(bundle, 'bundle-earlier.js')
    .replaceAll(integrity[bundle], hashOf(code));
  const store = product.stack.environment.FILES_FOLDER ?? '';
  await writeFile(join(store, 'embed-bundle-earlier.js'), code);
  await writeFile(join(store, 'embed-v0-9-0.js'), script);
  return `src="${product.address}/embed/v0.9.0.js" integrity="${hashOf(script)}" crossorigin="anonymous"`;
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
