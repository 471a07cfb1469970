import { addresses, addressOf } from '@otryv/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { test } from './readingTest.ts';

test.use({ javaScriptEnabled: false });

const eventId = addresses.raceResults.params.eventId.example;
const protocol = addressOf(addresses.raceResults, { eventId });

const lineOf = (page: Page, name: string) => page.getByRole('navigation', { name });
// Playwright finds no text in `<noscript>`.
const textOf = (page: Page) => page.locator('noscript > div, noscript > main');

/** Reloads until the page is rendered: under the load of all tests it may be served as the shell. */
async function rendered(page: Page) {
  await expect(async () => {
    await page.reload();
    expect(await page.content()).toContain('id="otryv-state"');
  }).toPass();
}

test('the protocol of a race, at both its addresses, is fully readable, by category and in another order, without JavaScript', async ({
  page,
  product,
}) => {
  const rows = page.locator('main [scope="row"]');
  await page.goto(product.address + addressOf(addresses.event, { eventId }));
  await rendered(page);
  await expect(page).toHaveURL(product.address + protocol);
  await expect(rows).toHaveCount(30);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ещё \d+$/ })
    .click();
  await expect(page).toHaveURL(/\?rows=all$/);
  await rendered(page);
  const names = await rows.allTextContents();
  expect(names.length).toBeGreaterThan(30);
  await expect(lineOf(page, 'Все строки').getByRole('link')).toHaveText(`1–${names.length}`);

  await lineOf(page, 'Сортировка').getByRole('link', { name: 'Время' }).click();
  await expect(page).toHaveURL(/sort=-time/);
  await rendered(page);
  expect(await rows.allTextContents()).not.toEqual(names);

  await lineOf(page, 'Категория').getByRole('link', { name: 'B', exact: true }).click();
  await expect(page).toHaveURL(/category=B/);
  await rendered(page);
  expect(await rows.count()).toBeLessThan(names.length);
  await expect(lineOf(page, 'Категория').getByRole('link', { name: 'B', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('pages of lists and their sizes are links, and a search notes that it requires JavaScript', async ({
  page,
  product,
}) => {
  const rows = page.locator('main [scope="row"]');
  await page.goto(product.address + addressOf(addresses.riders));
  await rendered(page);
  await expect(textOf(page)).toContainText(['Для поиска нужен JavaScript']);
  const first = await rows.allTextContents();

  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await rendered(page);
  expect(await rows.allTextContents()).not.toEqual(first);

  await lineOf(page, 'На странице').getByRole('link', { name: '10', exact: true }).click();
  await expect(page).toHaveURL(/docsOnPage=10/);
  await rendered(page);
  await expect(rows).toHaveCount(10);
});

test('pages that require JavaScript note it: the sign-in, and a page of members', async ({ page, product }) => {
  await page.goto(product.address + addressOf(addresses.signIn));
  await rendered(page);
  await expect(textOf(page)).toContainText(['Для этой формы нужен JavaScript']);
  await page.getByLabel(/^Пароль/).fill('велосипед');
  await page.getByLabel(/^Пароль/).press('Enter');
  expect(page.url()).not.toContain('?');
  await expect(page.getByRole('button')).toHaveCount(0);

  await page.goto(product.address + addressOf(addresses.adminUsers));
  await expect(textOf(page)).toContainText(['Для этой страницы нужен JavaScript']);
  await page.getByRole('link', { name: 'результаты' }).click();
  await rendered(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты');
});
