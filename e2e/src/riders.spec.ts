import { expect } from '@playwright/test';
import { addPeople } from './accounts.ts';
import { listen } from './listen.ts';
import type { Product } from './product.ts';
import { test } from './readingTest.ts';
import { faultsOfScreen, isSettled, looks, overflowOf, takeLook } from './screenFaults.ts';
import { visit } from './visit.ts';

let product: Product;
/** Two riders of a finished race. */
let riders: number[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const { event } = await read('/api/race/results/5100001');
  riders = event.results
    .filter(({ rankEvent }: { rankEvent: number }) => rankEvent > 0)
    .slice(0, 2)
    .map(({ profileId }: { profileId: number }) => profileId);
});

async function read(path: string) {
  return (await fetch(product.address + path)).json();
}

// The pages about one rider are among all addresses; the compared riders are in the query.
test('a comparison of two riders has no defects in any look', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${product.address}/compare?riders=${riders.join(',')}&days=all`);

  expect(await isSettled(page)).toBe(true);
  expect(await faultsOfScreen(page)).toEqual([]);
  for (const look of looks) {
    await takeLook(page, look);
    expect(await overflowOf(page), `${look.theme} ${look.width}`).toEqual([]);
  }
  expect(complaints()).toEqual([]);
});

test('a rider is found by name, and links from the race to power and to a comparison, kept in the address', async ({
  page,
}) => {
  const { profile } = await read(`/api/race/profile/${riders[0]}`);
  await visit(page, `${product.address}/riders`);
  await page.getByRole('searchbox', { name: 'Имя или фамилия' }).fill(profile.lastName);
  await page
    .getByRole('link', { name: `${profile.firstName} ${profile.lastName}` })
    .first()
    .click();

  await expect(page).toHaveURL(/\/profile\/\d+\/results$/);
  await page.getByRole('link', { name: 'Мощность' }).click();
  await page.getByText('ватты').click();
  await expect(page).toHaveURL(/power=watts/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'ватты' })).toBeChecked();
  await page.getByRole('link', { name: 'Сравнить' }).click();

  await expect(page.getByRole('heading', { name: 'С кем сравнить?' })).toBeVisible();
});

test('the bare number of a rider redirects to the results, and an unknown rider to the list', async ({ page }) => {
  await page.goto(`${product.address}/profile/${riders[0]}`);
  await expect(page).toHaveURL(`${product.address}/profile/${riders[0]}/results`);

  await page.goto(`${product.address}/profile/999999999/results`);
  await expect(page.getByRole('heading', { level: 1, name: 'Такого райдера нет' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Все райдеры' })).toHaveAttribute('href', '/riders');
});

test('a signed-in reader can neither refresh another rider nor open their settings', async ({ browser }) => {
  const people = await addPeople(product, ['glyadenova']);
  const page = await people.pageOf(browser, 'glyadenova', `/profile/${riders[0]}/results`);

  await expect(page.getByRole('link', { name: /Сравнить/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Обновить данные/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Личный кабинет' })).toHaveCount(0);
  await people.leave();
});
