import { addresses } from '@otryv/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { arrangeColumns } from './columns.ts';
import { openAddresses, renderedPaths } from './everyAddress.ts';
import { listen } from './listen.ts';
import { useOlderBrowser } from './olderBrowser.ts';
import { rowCount } from './protocolRows.ts';
import { test } from './readingTest.ts';
import { sampled } from './sampled.ts';
import { faultsOfScreen, isSettled, looks, overflowOf, takeLook } from './screenFaults.ts';
import { scriptSizesOf } from './scriptSizesOf.ts';
import { visit } from './visit.ts';

// Among the last files, and the longest of the read-only ones: shared by both workers, which finish together.
test.describe.configure({ mode: 'parallel' });

/** A finished race. */
const event = addresses.raceResults.params.eventId.example;
const unknown = '/nowhere';
const screens = [...openAddresses().map(({ path }) => path), `/race/results/${event}?tab=dnf`, unknown];
const rendered: ReadonlySet<string> = new Set([...renderedPaths(), unknown]);

test('the protocol of unfinished riders and an unknown address have no defects in any look', async ({
  page,
  product,
}) => {
  const complaints = listen(page);
  for (const path of [`/race/results/${event}?tab=dnf`, unknown]) {
    await page.goto(product.address + path);
    expect(await isSettled(page), path).toBe(true);
    expect(await faultsOfScreen(page), path).toEqual([]);
    for (const look of looks) {
      await takeLook(page, look);
      expect(await overflowOf(page), `${path} ${look.theme} ${look.width}`).toEqual([]);
    }
  }
  expect(complaints()).toEqual([]);
});

test('the built portal is styled by its tokens and served under its policy', async ({ page, product }) => {
  const response = await page.goto(`${product.address}/`);

  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  const canvas = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--otryv-color-canvas'),
  );
  expect(canvas.trim()).toMatch(/^(#f5f4f0|light-dark)/);
});

/**
 * Reads, fonts, the style sheet and the page itself: most on home, which shows races, series, teams and release notes.
 */
const mostRequests = 13;

test('every open address shows the same without JavaScript, is hydrated without console errors, and requests little besides scripts, pictures and fonts of rare characters (P24, ADR 024)', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const path of screens) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const complaints = listen(page);
    const response = await page.goto(product.address + path);
    await page.waitForLoadState('networkidle');
    expect(response?.status(), path).toBe(path === unknown ? 404 : 200);
    expect(await isSettled(page), path).toBe(true);
    expect(complaints(), path).toEqual([]);
    const withScripts = await shownOn(page);
    // Only the browser renders some screens.
    const without = rendered.has(path) ? await shownWithoutScripts(plain, product.address + path) : withScripts;
    expect(without.heading, path).toEqual(withScripts.heading);
    // Without scripts there are tables in place of charts as well.
    expect(without.rows, path).toEqual(expect.arrayContaining(withScripts.rows));
    // An address that redirects guests loads two screens, and is counted at its target.
    if (new URL(page.url()).pathname === path.split('?')[0]) {
      const counted = asked.filter((name) => !/^\/(images|files)\/|\.js$|-(more|ext)-.*woff2$/.test(name));
      expect.soft(counted.length, `${path}: ${counted.join(' ')}`).toBeLessThanOrEqual(mostRequests);
      expect(counted.length).toBeGreaterThan(3);
    }
    await context.close();
  }
  await plain.close();
});

/** Opens a page without scripts; returns what it shows. */
async function shownWithoutScripts(plain: Page, address: string) {
  // Under the load of all tests a page may be served as the shell.
  await expect(async () => {
    const html = await (await plain.goto(address))?.text();
    expect(html, address).toContain('id="otryv-state"');
    expect(html, address).not.toMatch(/<[^>]* style="|<script>/);
  }).toPass();
  return shownOn(plain);
}

/** Returns the heading of a page and the names of its first rows. */
function shownOn(page: Page) {
  return page.evaluate(() => {
    const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
    const rows = [...document.querySelectorAll('main [scope="row"]')].slice(0, 30);
    return { heading: [...document.querySelectorAll('h1')].map(textOf), rows: rows.map(textOf) };
  });
}

test('the scripts of a first visit stay within their budget until the page is idle (P23, ADR 024)', async ({
  browser,
  product,
}) => {
  const results = `/race/results/${event}`;
  const budgets = [
    { what: 'home', sizes: await scriptSizesOf(browser, `${product.address}/`), bytes: 193_500 },
    { what: 'a protocol', sizes: await scriptSizesOf(browser, product.address + results), bytes: 211_500 },
  ];
  for (const { what, sizes, bytes } of budgets) {
    expect(sizes.length, what).toBeGreaterThan(2);
    expect
      .soft(
        sizes.reduce((sum, size) => sum + size, 0),
        what,
      )
      .toBeLessThanOrEqual(bytes);
  }
});

test('nothing on a phone shifts while a protocol loads', async ({ browser, product }) => {
  const phone = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  await phone.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The frame of the page renders before its screen.
  await phone.route('**/assets/*.js', async (route) => {
    // biome-ignore lint/plugin: The network of this phone is slow.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

  await phone.goto(`${product.address}/race/results/${event}`);
  await expect(phone.getByRole('table').getByRole('link').first()).toBeVisible();
  await phone.evaluate(() => document.fonts.ready);

  const shift = await phone.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.1);
});

test('home loads its own messages, and those of no other area', async ({ page, product }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(product.address);
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).join('');

  expect(loaded).toContain('Ближайшие заезды');
  expect(loaded).not.toContain('Сошедших нет');
});

test('filters, order and power live in the address', async ({ page, product }) => {
  await visit(page, `${product.address}/race/results/${event}`);
  await page.getByRole('radio', { name: 'ватты' }).check({ force: true });
  await page
    .getByRole('columnheader', { name: /Райдер/ })
    .getByRole('button')
    .click();

  await expect(page).toHaveURL(/power=watts/);
  await expect(page).toHaveURL(/sort=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ватты' })).toBeChecked();
});

test('readers arrange the columns of a protocol by pointer and keyboard, keep them, and share them', async ({
  page,
  product,
}) => {
  const complaints = listen(page);

  await arrangeColumns(page, `${product.address}/race/results/${event}`);

  expect(complaints()).toEqual([]);
});

test('a browser that is two and a half years old renders the screens', async ({ page, product }) => {
  const complaints = listen(page);
  await useOlderBrowser(page);

  for (const path of sampled(screens, 3)) {
    await page.goto(product.address + path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit(page, `${product.address}/race/results/${event}`);
  expect(await rowCount(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await expect(page.getByRole('dialog', { name: 'Столбцы' })).toBeVisible();
  expect(complaints()).toEqual([]);
});
