import { expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, type People } from './accounts.ts';
import { linkAndProve, type RacedRider, racedRider } from './gameId.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

const usernames = ['e2e-clerk', 'e2e-director', 'e2e-rider', 'e2e-other'] as const;
const race = 5100001;
const club = 'Клуб «Ось»';
let product: Product;
let people: People<(typeof usernames)[number]>;
let rider: RacedRider;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.slow();
  product = await startProduct();
  people = await addPeople(product, usernames);
  await product.task('user', 'role', 'e2e-clerk', 'admin');
  const page = await people.pageOf(browser, 'e2e-clerk');
  const { body } = await callApi(page, 'GET', '/api/moderator/users?search=e2e-director');
  const creatorId = body.data[0]._id;
  await callApi(page, 'POST', '/api/admin/organizers', { name: club, label: 'os', creatorId });
  rider = await racedRider(product, race, 3);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

/** Returns the cells of the rider's row in the protocol. */
async function cellsOf(page: Page): Promise<string[]> {
  await page.goto(`${product.address}/race/results/${race}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: rider.name }) });
  await expect(row).toBeVisible();
  return row.getByRole('cell').allTextContents();
}

const hiddenIn = (cells: readonly string[]) => cells.filter((text) => text === 'скрыто').length;

test('a rider hides the weight from guests and other riders everywhere', async ({ page, browser }) => {
  const complaints = listen(page, ['409 (Conflict)']);
  expect(hiddenIn(await cellsOf(page))).toBe(0);

  const own = await people.pageOf(browser, 'e2e-rider', '/profile/0/settings/zwift');
  await linkAndProve(own, product, rider);
  await own.getByRole('link', { name: 'Аккаунт' }).click();
  await own.getByRole('switch', { name: /Вес/ }).click();
  await expect(own.getByRole('switch', { name: /Вес/ })).not.toBeChecked();

  await expect.poll(async () => hiddenIn(await cellsOf(page)), { timeout: 30_000 }).toBeGreaterThan(0);
  const other = await people.pageOf(browser, 'e2e-other');
  expect(hiddenIn(await cellsOf(other))).toBeGreaterThan(0);
  await other.goto(`${product.address}/profile/${rider.zwiftId}/weight-and-height`);
  await expect(other.getByText('скрыто').first()).toBeVisible();
  const bytes = await (await fetch(`${product.address}/api/race/results/${race}`)).json();
  const row = bytes.event.results.find(({ profileId }: { profileId: number }) => profileId === rider.zwiftId);
  expect(row.profileData.weightInGrams).toMatchObject({ value: null, hidden: true });
  expect(complaints()).toEqual([]);
});

test('only the organizer of the race reads it through a separate call', async ({ browser }) => {
  const path = `/api/race/results/${race}/hidden`;
  const director = await people.pageOf(browser, 'e2e-director');
  const other = await people.pageOf(browser, 'e2e-other');

  const { status, body } = await callApi(director, 'GET', path);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(String(rider.zwiftId));
  expect((await callApi(other, 'GET', path)).status).toBe(403);
  expect((await fetch(product.address + path)).status).toBe(401);
});

test('the rider shows the weight again', async ({ page, browser }) => {
  const own = await people.pageOf(browser, 'e2e-rider', '/profile/0/settings/account');
  await own.getByRole('switch', { name: /Вес/ }).click();
  await expect(own.getByRole('switch', { name: /Вес/ })).toBeChecked();

  await expect.poll(async () => hiddenIn(await cellsOf(page)), { timeout: 30_000 }).toBe(0);
});
