import { expect } from '@playwright/test';
import { listen } from './listen.ts';
import type { Product } from './product.ts';
import { test } from './readingTest.ts';

let product: Product;
/** Two riders of a race that is over. */
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

const profileTabs = ['results', 'power', 'weight-and-height', 'racing-score'];
const addresses = () => [
  '/riders',
  ...profileTabs.map((tab) => `/profile/${riders[0]}/${tab}`),
  `/compare?riders=${riders.join(',')}&days=all`,
  ...['main', 'leaders/male', 'leaders/female', 'riders-ftp', 'riders-racing-score'].map(
    (tab) => `/race/statistics/${tab}`,
  ),
];

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const) {
  test(`a guest opens every page about riders, ${theme}, ${width} px wide`, async ({ page }) => {
    const complaints = listen(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });

    for (const path of addresses()) {
      const response = await page.goto(product.address + path);
      await page.waitForLoadState('networkidle');

      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('alert'), path).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    expect(complaints()).toEqual([]);
  });
}

test('a rider is found by name, and leads from the race to power and to a comparison, kept in the address', async ({
  page,
}) => {
  const { profile } = await read(`/api/race/profile/${riders[0]}`);
  await page.goto(`${product.address}/riders`);
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

  await expect(page.getByRole('heading', { name: 'Кого сравнить?' })).toBeVisible();
});

test('the bare number of a rider leads on to the results, and an unknown rider to the list', async ({ page }) => {
  await page.goto(`${product.address}/profile/${riders[0]}`);
  await expect(page).toHaveURL(`${product.address}/profile/${riders[0]}/results`);

  await page.goto(`${product.address}/profile/999999999/results`);
  await expect(page.getByRole('heading', { level: 1, name: 'Такого райдера нет' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Все райдеры' })).toHaveAttribute('href', '/riders');
});

test('a signed-in reader may refresh no other rider, and has no settings of theirs', async ({ page }) => {
  const [line = ''] = await product.task('user', 'add', 'glyadenova=glyad@club.example');
  await page.goto(`${product.address}/auth/authorization`);
  await page.getByLabel('Логин или почта').fill('glyadenova');
  await page.getByLabel(/^Пароль/).fill(line.split(': ')[1] ?? '');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('button', { name: 'Аккаунт: glyadenova' })).toBeVisible();
  await page.goto(`${product.address}/profile/${riders[0]}/results`);

  await expect(page.getByRole('link', { name: /Сравнить/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Обновить данные/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Личный кабинет' })).toHaveCount(0);
});
