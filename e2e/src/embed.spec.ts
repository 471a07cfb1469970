import { addresses } from '@otryv/contract/addresses';
import { expect } from '@playwright/test';
import { pressByKeys, tabTo } from './byKeys.ts';
import { type HostSite, policyFor, startHostSite, whenRendered } from './hostSite.ts';
import { listen } from './listen.ts';
import { test } from './readingTest.ts';
import { visit } from './visit.ts';

const event = addresses.raceResults.params.eventId.example;
let host: HostSite;

test.beforeAll(async () => {
  host = await startHostSite();
});
test.afterAll(() => host.stop());

test('one line of HTML shows a protocol on a page with a strict policy, which sorts on the first press', async ({
  page,
  product: { address },
}) => {
  await whenRendered(address, [`results/${event}`]);
  const complaints = listen(page);
  host.page = {
    headers: { 'content-security-policy': policyFor(address) },
    html: `<!doctype html><html lang="ru"><head><title>Клуб</title><script async src="${address}/embed/v1.js"></script></head>
      <body><otryv-results event="${event}"><a href="${address}/race/results/${event}">Протокол</a></otryv-results></body></html>`,
  };
  await page.goto(host.address);

  const embed = page.locator('otryv-results');
  const time = embed.getByRole('button', { name: 'Время' });
  const firstRider = embed.getByRole('rowheader').first();
  await expect(firstRider).toBeVisible();
  const winner = (await firstRider.textContent()) ?? '';
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/embed/files/bundle'))).toEqual([]);

  await time.focus();
  await page.keyboard.press('Enter');
  await expect(embed.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', /ascending/);
  await expect(time).toBeFocused();
  await time.click();
  await expect(firstRider).not.toHaveText(winner);

  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  expect(complaints()).toEqual([]);
});

test('a guest selects a group and a theme by keyboard, and the copied code applies them on another site', async ({
  page,
  context,
  product: { address },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${address}/race/results/${event}`);
  await pressByKeys(page, page.getByRole('button', { name: 'Встроить' }));
  const dialog = page.getByRole('dialog', { name: 'Встроить протокол' });
  await tabTo(page, dialog.getByRole('combobox', { name: 'Группа' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByRole('radio', { name: 'как в системе' }));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'тёмная' })).toBeChecked();
  await pressByKeys(page, dialog.getByRole('button', { name: 'Скопировать' }));
  await expect(dialog.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [, group = ''] = /category="(\w)"/.exec(copied) ?? [];

  host.page = {
    headers: { 'content-security-policy': policyFor(address) },
    html: `<!doctype html><html lang="ru"><title>Клуб</title><body>${copied}</body></html>`,
  };
  await page.goto(host.address);
  await expect(page.getByRole('table', { name: new RegExp(`группа ${group}`) })).toBeVisible();
  await expect(page.locator('.otryv-embed')).toHaveAttribute('data-theme', 'dark');
});
