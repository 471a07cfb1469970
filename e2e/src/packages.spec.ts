import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { buildConsumer, type Consumer, compileReadmes } from './consumer.ts';
import { isFull } from './isFull.ts';
import { differences, settled, stylesOf } from './looks.ts';
import { seed } from './sampled.ts';

let consumer: Consumer;
let address: string;
let guarded: string;
const servers: PreviewServer[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  consumer = await buildConsumer();
  address = await serve({});
  guarded = await serve({ 'content-security-policy': await policyOfPortal() });
});

test.afterAll(async () => {
  for (const server of servers) await server.close();
  await consumer?.remove();
});

test('the tarballs render our parts with our tokens in a site of another club', async ({ page }) => {
  const complaints = await open(page, 'index.html');

  await expect(page.getByRole('table', { name: 'Протокол' }).getByRole('rowheader')).toHaveCount(8);
  expect(await styleOf(page, '#button', 'background-color')).toBe('rgb(217, 0, 104)');
  expect(await styleOf(page, '#button', 'border-radius')).toBe('6px');
  expect(await styleOf(page, '#button', 'font-family')).toContain('Otryv Text');
  expect(await styleOf(page, '[data-medal=gold]', 'background-color')).toBe('rgb(255, 208, 66)');
  expect(complaints()).toEqual([]);
});

test('every code block of the READMEs compiles in a strict project', async () => {
  test.setTimeout(120_000);
  const compiled = await compileReadmes(consumer.folder);

  expect(compiled.map((name) => name.split('-')[0])).toEqual(
    expect.arrayContaining(['client', 'contract', 'embed', 'forms', 'race', 'tables', 'ui']),
  );
});

const sites = ['isolated.html', 'parts.html', 'hostile.html', 'important.html'];
for (const [place, width] of [390, 1440].entries()) {
  // Every other site, and the rest at the other width.
  for (const site of isFull ? sites : sites.filter((_, at) => (at + seed) % 2 === place)) {
    test(`the isolated sheets look the same in ${site} at ${width} px`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, 'index.html');
      const wanted = await stylesOf(page);
      const picture = `sample-${width}.png`;
      await page.locator('#sample').screenshot({ path: testInfo.snapshotPath(picture) });

      await open(page, site);
      const shown = await stylesOf(page);

      expect(wanted.length).toBeGreaterThan(100);
      expect(differences(wanted, shown)).toEqual([]);
      // Corners are blended with the background of the frame: a few pixels may differ.
      expect(await page.locator('#sample').screenshot()).toMatchSnapshot(picture, {
        maxDiffPixels: 20,
        threshold: 0.05,
      });
    });
  }
}

test('a server-rendered page shows the sorted rows without scripts, and hydrates them without console errors', async ({
  page,
  browser,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(`${address}hydrated.html`);
  await expect(still.getByRole('rowheader')).toHaveCount(300);
  await expect(still.getByRole('columnheader', { name: 'кг', exact: true })).toHaveAttribute('aria-sort', 'descending');
  await expect(still.getByRole('link', { name: 'Ещё 120' })).toBeVisible();
  expect(await styleOf(still, '[data-medal=gold]', 'background-color')).toBe('rgb(255, 208, 66)');
  const first = await still.locator('tbody tr').first().textContent();

  const complaints = await open(page, 'hydrated.html');
  await expect(page.getByRole('button', { name: 'Столбцы' })).toBeVisible();
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(60);
  expect(await page.locator('tbody tr').first().textContent()).toBe(first);
  await page.getByRole('button', { name: 'Время' }).click();
  await expect(page.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', 'ascending');
  expect(complaints()).toEqual([]);
  await still.close();
});

/** Serves the built site with these headers; returns its address. */
async function serve(headers: Record<string, string>): Promise<string> {
  const build = { outDir: consumer.dist };
  const server = await preview({ configFile: false, build, preview: { port: 0, headers }, logLevel: 'error' });
  servers.push(server);
  return server.resolvedUrls?.local[0] ?? '';
}

/** Returns the policy that the built server sends, from its own build. */
async function policyOfPortal(): Promise<string> {
  const file = join(root, 'apps/api/dist/kernel/http/responses/content-security-policy.js');
  const { contentSecurityPolicy } = await import(file);
  const directives = Object.entries<string[]>(contentSecurityPolicy.directives);
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return directives.map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`).join('; ');
}

test('a form from the tarballs rejects and submits in a site of another club', async ({ page }) => {
  const complaints = await open(page, 'forms.html', guarded);
  const reason = page.getByRole('textbox', { name: 'Причина' });
  await page.getByRole('radio', { name: 'B', exact: true }).check();
  await reason.fill('я'.repeat(51));
  await expect(page.getByText('Не больше 50 символов')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Изменить категорию' })).toBeDisabled();

  await reason.fill('Решение судей');
  await page.getByRole('button', { name: 'Изменить категорию' }).click();

  await expect(page.getByText('Сохранено')).toBeVisible();
  expect(JSON.parse((await page.locator('#sent').textContent()) ?? '')).toEqual({
    seriesId: '66e5c0ffee00000000000007',
    stageResultId: '66e5c0ffee00000000000007.4.1001',
    value: 'B',
    reason: 'Решение судей',
  });
  expect(await styleOf(page, 'form', 'display')).toBe('grid');
  expect(complaints()).toEqual([]);
});

const opened = [
  { button: 'Окно', shows: { role: 'dialog', name: 'Правила заезда' } },
  { button: 'Вопрос', shows: { role: 'dialog', name: 'Удалить этап?' } },
  { button: 'Действия', shows: { role: 'menuitem', name: 'Изменение категории' } },
  { button: /непрочитанн/, shows: { role: 'dialog', name: 'Сообщения' } },
  { button: 'Столбцы', shows: { role: 'dialog', name: 'Столбцы таблицы' } },
  { button: 'Открыть календарь', shows: { role: 'grid' } },
] as const;

test('no overlay is blocked by the policy of the portal', async ({ page }) => {
  const complaints = await open(page, 'overlays.html', guarded);

  for (const { button, shows } of opened) {
    await page.getByRole('button', { name: button }).click();
    const { role, ...options } = shows;
    await expect(page.getByRole(role, options).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role, options)).toHaveCount(0);
  }
  await page.getByRole('combobox', { name: 'Команда' }).fill('кро');
  await expect(page.getByRole('option', { name: 'Крона' })).toBeVisible();
  await page.getByText('VP').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Сообщение', exact: true }).click();
  await expect(page.getByText('Сохранено')).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a dialog contains its overlays, keeps messages reachable, and restores the focus', async ({ page }) => {
  const complaints = await open(page, 'overlays.html', guarded);
  const opener = page.getByRole('button', { name: 'Окно' });
  const dialog = page.getByRole('dialog', { name: 'Правила заезда' });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

  for (const { button, role, name } of [
    { button: 'Строка', role: 'menuitem', name: 'Установка штрафа' },
    { button: 'Вид', role: 'dialog', name: 'Вид таблицы' },
  ] as const) {
    await dialog.getByRole('button', { name: button }).click();
    await expect(page.getByRole(role, { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role, { name })).toHaveCount(0);
    await expect(dialog).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Сказать' }).click();
  // A message stays while the pointer is on it.
  await page.getByText('Сохранено').hover();
  await page.getByRole('region', { name: 'Сообщения' }).getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('Сохранено')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.locator('style').count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('Back closes a dialog and leaves the page', async ({ page }) => {
  await open(page, 'overlays.html', guarded);
  await page.getByRole('button', { name: 'Окно' }).click();
  await expect(page.getByRole('dialog', { name: 'Правила заезда' })).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('dialog', { name: 'Правила заезда' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Окно' })).toBeVisible();
});

const ink = 'rgb(21, 22, 26)';
const paper = 'rgb(236, 238, 242)';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a theme applies to any part of a page bundled for older browsers, in a ${colorScheme} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, 'themes.html');
    const colourOf = (selector: string) => styleOf(page, selector, 'color');

    expect({
      page: await colourOf('#page'),
      dark: await colourOf('#dark'),
      lightInDark: await colourOf('#light-in-dark'),
      darkInLight: await colourOf('#dark-in-light'),
      system: await colourOf('#system'),
    }).toEqual({
      page: ink,
      dark: paper,
      lightInDark: ink,
      darkInLight: paper,
      system: colorScheme === 'light' ? ink : paper,
    });
  });
}

test('a part of a page has another brand, which applies to its overlays', async ({ page }) => {
  await open(page, 'themes.html');

  expect(await backgroundOf(page, '#branded')).toEqual([0, 105, 92]);
  const [red = 0, green = 0] = await backgroundOf(page, '#dark-branded');
  expect(green).toBeGreaterThan(red);
  await page.getByRole('button', { name: 'Действия' }).click();
  const menu = page.getByRole('menu', { name: 'Действия' });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).getPropertyValue('--otryv-brand'))).toBe('#00695c');
});

/** Returns the background as rendered: red, green and blue of 255. */
function backgroundOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}

async function open(page: Page, path: string, base = address): Promise<() => string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(base + path);
  await settled(page);
  return () => complaints;
}

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
