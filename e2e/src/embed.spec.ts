import { addresses } from '@otryv/contract/addresses';
import { expect } from '@playwright/test';
import { type HostSite, policyFor, startHostSite } from './hostSite.ts';
import { listen } from './listen.ts';
import { test } from './readingTest.ts';

const event = addresses.raceResults.params.eventId.example;
let host: HostSite;

test.beforeAll(async () => {
  host = await startHostSite();
});
test.afterAll(() => host.stop());

test('one line of HTML shows a protocol on a page with a strict policy, which sorts at the first press', async ({
  page,
  product,
}) => {
  const complaints = listen(page);
  host.page.html = `<!doctype html><html lang="ru"><head><title>Клуб</title><script async src="${product.address}/embed/v1.js"></script></head>
    <body><h1>Наш клуб</h1><otryv-results event="${event}" theme="dark" accent="#0a6b3d"><a href="${product.address}/race/results/${event}">Протокол</a></otryv-results></body></html>`;
  host.page.headers = { 'content-security-policy': policyFor(product.address) };
  await page.goto(host.address);

  const embed = page.locator('otryv-results');
  await expect(embed.getByRole('rowheader').first()).toBeVisible();
  const first = await embed.getByRole('rowheader').first().textContent();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('/bundle-'))).toEqual([]);

  await embed.getByRole('button', { name: 'Время' }).click();
  await expect(embed.getByRole('columnheader', { name: 'Время' })).toHaveAttribute('aria-sort', 'ascending');
  await embed.getByRole('button', { name: 'Время' }).click();
  await expect(embed.getByRole('rowheader').first()).not.toHaveText(first ?? '');

  expect(await page.context().cookies()).toEqual([]);
  expect(complaints()).toEqual([]);
});
