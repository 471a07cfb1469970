import { addresses } from '@otryv/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { listen } from './listen.ts';
import { test } from './readingTest.ts';
import { takenOver, visit } from './visit.ts';

/** A finished race. */
const event = addresses.raceResults.params.eventId.example;
const protocol = `/race/results/${event}`;
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('Back on a phone closes an overlay, keeps the scroll position, and then leaves the page with one press', async ({
  browser,
  product,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await phone.newPage();
  const complaints = listen(page);
  await page.goto(`${product.address}/race/results`);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await visit(page, product.address + protocol);
  const cell = page.getByRole('table').locator('tbody [data-column="time"]').nth(2);

  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await cell.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    const before = await scrolledTo(page);
    await close();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([pathOf(page), await scrolledTo(page)]).toEqual([protocol, before]);
  }

  await test.step('a sheet of the bar, and a link in it', async () => {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Организаторы' }).click();
    await expect(page).toHaveURL(/\/organizers$/);
    // The address changes before the page does: until then the sheet is open, and Back closes it.
    await expect(page.getByRole('heading', { level: 1, name: 'Организаторы' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${protocol}$`));
  });

  await page.goBack();
  await expect(page).toHaveURL(/\/race\/results$/);
  expect(complaints()).toEqual([]);
  await phone.close();
});

test('a page opened in a new tab, as from a messenger, is left with one press after a sheet, as is a link in it', async ({
  browser,
  product,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const messenger = await phone.newPage();
  const [page] = await Promise.all([
    phone.waitForEvent('page'),
    messenger.evaluate((address) => void window.open(address), product.address + protocol),
  ]);
  await takenOver(page);
  const place = () => page.evaluate(() => [location.pathname, window.navigation.currentEntry?.index]);
  const more = page.getByRole('button', { name: 'Ещё', exact: true });
  const sheet = page.getByRole('dialog');

  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await more.tap();
    await expect(sheet).toBeVisible();
    expect(await place()).toEqual([protocol, 1]);
    await close();
    await expect(sheet).toHaveCount(0);
    await expect.poll(place).toEqual([protocol, 0]);
  }

  await more.tap();
  await sheet.getByRole('link', { name: 'Организаторы' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Организаторы' })).toBeVisible();
  await page.goBack();
  await expect.poll(place).toEqual([protocol, 0]);
  await page.goForward();
  await expect(page).toHaveURL(/\/organizers$/);
  await phone.close();
});

test('Back and forward restore the scroll position of a table inside its page', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(product.address + protocol);
  const area = page.getByRole('region', { name: /^Протокол/ });
  const place = () => area.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await expect(area).toHaveAttribute('data-fits', 'false');
  await area.evaluate((element) => element.scrollTo(200, 300));
  await expect.poll(place).toEqual([200, 300]);
  await area
    .getByRole('link')
    .nth(20)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(new RegExp(protocol));
  const rider = page.url();

  await page.goBack();
  await expect.poll(place).toEqual([200, 300]);
  await page.goForward();
  await expect(page).toHaveURL(rider);
  await page.goBack();
  await expect.poll(place).toEqual([200, 300]);
});
