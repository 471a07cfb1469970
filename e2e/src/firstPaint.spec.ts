import { expect, type Page } from '@playwright/test';
import { buildDevelopmentScripts } from './developmentScripts.ts';
import { renderedPaths } from './everyAddress.ts';
import { listen } from './listen.ts';
import { test } from './readingTest.ts';
import { isSettled } from './screenFaults.ts';

const paths = [...renderedPaths(), '/nowhere'];

/** Returns the heading of a page and the names of its first rows. */
function shownOn(page: Page) {
  return page.evaluate(() => {
    const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
    const rows = [...document.querySelectorAll('main [scope="row"]')].slice(0, 30);
    return { heading: [...document.querySelectorAll('h1')].map(textOf), rows: rows.map(textOf) };
  });
}

test('every open address shows the same without JavaScript, and a browser hydrates it without console errors', async ({
  browser,
  page,
  product,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const complaints = listen(page);
  for (const path of paths) {
    const address = product.address + path;
    // Under the load of all tests a page may be served as the shell.
    await expect(async () => {
      const html = await (await plain.goto(address))?.text();
      expect(html, path).toContain('id="otryv-state"');
      expect(html, path).not.toMatch(/<[^>]* style="|<script>/);
    }).toPass();
    const without = await shownOn(plain);

    await page.goto(address);
    expect(await isSettled(page), path).toBe(true);
    const withScripts = await shownOn(page);
    expect(without.heading, path).toEqual(withScripts.heading);
    // Without scripts there are tables in place of charts as well.
    expect(without.rows, path).toEqual(expect.arrayContaining(withScripts.rows));
  }
  expect(complaints()).toEqual([]);
  await plain.close();
});

test('embedded data is not requested again until the reader returns to the page', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/teams') asked.push(pathname);
  });
  await expect(async () => {
    const html = await (await page.goto(`${product.address}/teams`))?.text();
    expect(html).toContain('id="otryv-state"');
  }).toPass();
  await isSettled(page);
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Организаторы' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Организаторы' }).waitFor();
  await page.goBack();
  await expect.poll(() => asked.length).toBe(1);
});

test("React's development build hydrates every open address without console errors", async ({ page, product }) => {
  test.setTimeout(300_000);
  const scripts = await buildDevelopmentScripts();
  try {
    await scripts.use(page);
    const complaints = listen(page);
    for (const path of paths) {
      await page.goto(product.address + path);
      expect(await isSettled(page), path).toBe(true);
      expect(complaints(), path).toEqual([]);
    }
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await scripts.remove();
  }
});
