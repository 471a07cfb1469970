import { expect } from '@playwright/test';
import { buildDevelopmentScripts } from './developmentScripts.ts';
import { renderedPaths } from './everyAddress.ts';
import { listen } from './listen.ts';
import { test } from './readingTest.ts';
import { sampled } from './sampled.ts';
import { isSettled } from './screenFaults.ts';

// The production build reports at every address that a page differs; this one also names attributes.
const paths = sampled([...renderedPaths(), '/nowhere'], 3);

test('embedded data is not requested again until the reader returns to the page', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/teams') asked.push(pathname);
  });
  await expect(async () => {
    const response = await page.goto(`${product.address}/teams`, { waitUntil: 'commit' });
    // An earlier attempt may have received a page without data, which then requested it.
    asked.length = 0;
    expect(await response?.text()).toContain('id="otryv-state"');
  }).toPass();
  await isSettled(page);
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Организаторы' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Организаторы' }).waitFor();
  await page.goBack();
  await expect.poll(() => asked.length).toBe(1);
});

test('before its scripts run, a page invites only readers without an earlier sign-in', async ({ page, product }) => {
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Войти' });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await expect(async () => {
    await page.goto(`${product.address}/teams`);
    await expect(signIn).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'mark', url: product.address }]);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signIn).toBeHidden();
});

test("React's development build hydrates open addresses without console errors", async ({ page, product }) => {
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
