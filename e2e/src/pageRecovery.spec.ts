import { addresses } from '@otryv/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { test } from './readingTest.ts';
import { isSettled } from './screenFaults.ts';
import { takenOver } from './visit.ts';

const protocol = `/race/results/${addresses.raceResults.params.eventId.example}`;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Основная навигация' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    focused: document.activeElement === document.body ? '' : document.activeElement?.textContent,
    rows: [...document.querySelectorAll('main [scope="row"]')].map(({ textContent }) => textContent),
  }));

/** Counts page loads. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Removes the scripts of screens, as a deploy does. */
const takeAway = (page: Page, scripts: string, times?: number) =>
  page.route(`**/assets/${scripts}-*.js`, (route) => route.fulfill({ status: 404 }), times ? { times } : {});

test('a page of an older deploy with missing scripts reloads once', async ({ page, product }) => {
  const count = loads(page);
  await takeAway(page, 'TeamsScreen', 1);
  await page.goto(`${product.address}/teams`);

  await expect.poll(count).toBe(2);
  await expect(heading(page, 'Команды')).toBeVisible();
  await takenOver(page);
  await menu(page).getByRole('link', { name: 'Организаторы' }).click();
  await expect(heading(page, 'Организаторы')).toBeVisible();
  expect(count()).toBe(2);
});

test('a page with unsaved text shows that it is outdated, and asks before reloading', async ({ page, product }) => {
  await page.goto(`${product.address}/organizers`);
  await isSettled(page);
  const count = loads(page);
  const asked: string[] = [];
  // A page that is about to reload first checks whether the server responds.
  const probes: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/') probes.push(request.url());
  });
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await takeAway(page, 'TeamsScreen');
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  await menu(page).getByRole('link', { name: 'Команды' }).click();
  await expect(failure(page)).toBeVisible();
  expect([count(), asked]).toEqual([0, []]);

  // The menu covers the button while the pointer hovers over it.
  await page.mouse.move(800, 500);
  await failure(page).getByRole('button', { name: 'Обновить' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(failure(page)).toBeVisible();
  expect(probes).toEqual([]);
});

test('a page with unsaved text stays if a part of it is missing', async ({ page, product }) => {
  await page.goto(`${product.address}/race/schedule`);
  await isSettled(page);
  const count = loads(page);
  await takeAway(page, 'CalendarDialog');
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));

  await page.getByRole('button', { name: 'Подписаться на календарь' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Эта часть не загрузилась' })).toBeVisible();
  await expect(heading(page, 'Расписание')).toBeVisible();
  expect(count()).toBe(0);
});

test('offline, a rendered page navigates to an offline page with the menu, and back', async ({
  context,
  page,
  product,
}) => {
  await page.goto(`${product.address}/organizers`);
  await isSettled(page);
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Команды' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();

  await page.goBack();
  await expect(heading(page, 'Организаторы')).toBeVisible();
});

test('Back and forward between rendered pages restore rows and scroll position', async ({ page, product }) => {
  await page.goto(`${product.address}/teams`);
  await isSettled(page);
  // While figures of its riders are being hidden it is served as the shell.
  await expect(async () => {
    expect(await (await page.goto(product.address + protocol))?.text()).toContain('id="otryv-state"');
  }).toPass();
  await isSettled(page);
  await page.evaluate(() => scrollTo(0, 300));
  const before = await place(page);
  expect([before.top, before.rows.length > 3]).toEqual([300, true]);

  await page.goBack();
  await expect(heading(page, 'Команды')).toBeVisible();
  await page.goForward();
  await isSettled(page);
  await expect.poll(() => place(page)).toEqual(before);

  await menu(page).getByRole('link', { name: 'Организаторы' }).click();
  await expect(heading(page, 'Организаторы')).toBeVisible();
  await page.goBack();
  await isSettled(page);
  await expect.poll(async () => (await place(page)).rows).toEqual(before.rows);
  await expect.poll(async () => (await place(page)).top).toBe(before.top);
});
