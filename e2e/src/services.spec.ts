import { type Browser, expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, type People } from './accounts.ts';
import { press, setValue, tomorrowAtEight } from './eventEditor.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

const clubId = '00000000-0000-4000-8000-000000000101';
const organizer = 'Холмы';
const services = '/profile/0/settings/services-and-finances';
const names = ['e2e-admin', 'e2e-owner', 'e2e-judge'] as const;
let product: Product;
let people: People<(typeof names)[number]>;

// One organizer from its trial to its payments: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = await startProduct();
  people = await addPeople(product, names);
  await product.task('user', 'role', 'e2e-admin', 'admin');
  for (const plan of ['month 1500.00 1 month', 'season 4000.00 3 month', 'week 490.50 1 week', 'race 200.00 1 piece'])
    await product.task('plan', 'set', ...plan.split(' '));
  await addOrganizer(browser);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

async function idOf(admin: Page, username: string): Promise<string> {
  const { body } = await callApi(admin, 'GET', `/api/moderator/users?search=${username}`);
  return body.data[0]._id;
}

/** Creates an organizer with a bot, a club and its moderator; nothing is paid. */
async function addOrganizer(browser: Browser): Promise<void> {
  const admin = await people.pageOf(browser, 'e2e-admin');
  const creatorId = await idOf(admin, 'e2e-owner');
  const made = await callApi(admin, 'POST', '/api/admin/organizers', { name: organizer, label: 'ХОЛМЫ', creatorId });
  const { _id: organizerId } = made.body.data;
  const bot = { organizerId, username: 'os@club.example', password: product.gamePassword };
  const owner = await people.pageOf(browser, 'e2e-owner');
  await callApi(owner, 'PUT', '/api/organizer/bots', bot);
  await callApi(owner, 'POST', '/api/organizer/clubs', { clubId, organizerId });
  const userId = await idOf(admin, 'e2e-judge');
  expect((await callApi(owner, 'PUT', '/api/organizer/clubs/moderators', { clubId, userId })).status).toBe(200);
}

const inRegion = (on: Page, name: string) => on.getByRole('region', { name, exact: true });

/** Selects a plan, and performs an action on the page of the provider. */
async function buy(owner: Page, plan: RegExp, action: string): Promise<void> {
  await owner.goto(product.address + services);
  await owner.getByText(plan).click();
  await owner.getByRole('button', { name: /^Оплатить \d/ }).click();
  await owner.getByRole('button', { name: action, exact: true }).click();
  await owner.waitForURL(`${product.address}${services}?payment=*`);
}

/** Returns the status of a write that clubs' moderators may send, for a missing race. */
async function statusOfWrite(judge: Page): Promise<number> {
  return (await callApi(judge, 'PUT', '/api/race/results/999/lock', { isLocked: true })).status;
}

test('the prices of the service are public', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(product.address);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Сервисы сайта' }).click();

  await expect(page).toHaveURL(`${product.address}/site-services`);
  await expect(page.getByText(/490,50/)).toBeVisible();
  await expect(page.getByText(/купить его здесь пока нельзя/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('an organizer without a period reads what is disabled, and where to pay', async ({ browser }) => {
  const judge = await people.pageOf(browser, 'e2e-judge');
  expect(await statusOfWrite(judge)).toBe(403);

  const owner = await people.pageOf(browser, 'e2e-owner', '/organizer/main');
  await expect(owner.getByText(/Доступ не оплачен/)).toBeVisible();
  await owner.getByRole('link', { name: 'Оплатить' }).first().click();

  await expect(inRegion(owner, 'Активные').getByText('Нет сервисов')).toBeVisible();
  await expect(inRegion(owner, 'История транзакций').getByText('Нет транзакций')).toBeVisible();
  await expect(owner.getByRole('radio', { name: /1 штука/ })).toBeDisabled();
});

test('an administrator grants a trial, and the moderator has rights', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-admin', '/admin/organizer');
  const complaints = listen(admin);
  await admin.getByRole('button', { name: `Слоты: ${organizer}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/Сколько дней/).fill('5');
  await dialog.getByRole('button', { name: 'Добавить период' }).click();
  await expect(dialog.getByText('активен')).toBeVisible();

  const judge = await people.pageOf(browser, 'e2e-judge');
  expect(await statusOfWrite(judge)).toBe(404);

  await dialog.getByRole('button', { name: /^Приостановить/ }).click();
  await expect(dialog.getByText('приостановлен', { exact: true })).toBeVisible();
  expect(await statusOfWrite(judge)).toBe(403);
  await dialog.getByRole('button', { name: /^Возобновить/ }).click();
  await expect(dialog.getByText('активен')).toBeVisible();
  expect(await statusOfWrite(judge)).toBe(404);
  expect(complaints()).toEqual([]);
});

test('a declined payment shows the reason, and buys nothing', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner');
  await buy(owner, /^1 неделя/, 'Отказ банка');

  await expect(owner.getByText('Оплата не прошла')).toBeVisible();
  await expect(inRegion(owner, 'История транзакций').getByText(/на карте не хватило денег/)).toBeVisible();
  await expect(inRegion(owner, 'Ожидающие активации').getByText('Нет сервисов')).toBeVisible();
});

test('an abandoned payment can be continued, and the paid period follows the trial', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner');
  const complaints = listen(owner);
  await buy(owner, /^3 месяца/, 'Вернуться на сайт');
  await expect(owner.getByText('Ждём подтверждения оплаты')).toBeVisible();

  await owner.getByRole('link', { name: 'Вернуться к оплате' }).click();
  await owner.getByRole('button', { name: 'Оплатить', exact: true }).click();

  await expect(owner.getByText('Оплата прошла')).toBeVisible();
  await expect(inRegion(owner, 'Ожидающие активации').getByText('Сервис организатора, 3 месяца')).toBeVisible();
  await expect(inRegion(owner, 'История транзакций').getByText('оплачен', { exact: true })).toHaveCount(1);
  expect(complaints()).toEqual([]);
});

test('a held payment is cancelled by its payer', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner');
  await buy(owner, /^1 месяц/, 'Оплатить с удержанием');
  await expect(owner.getByText('Деньги удержаны, ждём подтверждения')).toBeVisible();

  await owner.getByRole('button', { name: /^Отменить платёж/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Отменить платёж' }).click();

  await expect(owner.getByText('Платёж отменён, деньги вернутся на карту.')).toBeVisible();
  await expect(inRegion(owner, 'История транзакций').getByText(/отменили вы/)).toBeVisible();
});

test('the moderator of a paid organizer creates a race in the game', async ({ browser }) => {
  const judge = await people.pageOf(browser, 'e2e-judge', '/zwift/event/create');
  const complaints = listen(judge);
  await setValue(judge, /^Дата и время/, tomorrowAtEight());
  await setValue(judge, /^Название/, 'Оплаченный вечер');
  await press(judge, /^Отправить в игру/);
  await expect(judge).toHaveURL(/event\/add\?eventId=\d+/);
  await press(judge, /^Добавить на сайт/);

  await expect(judge.getByRole('heading', { level: 1, name: 'Оплаченный вечер' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('an organizer reads the end of the paid period, and a notification links to the page', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner', '/organizer/main');
  await expect(owner.getByText('Оплачено')).toBeVisible();
  await expect(owner.getByText(/Осталось \d+ д/)).toBeVisible();
  const { body } = await callApi(owner, 'GET', '/api/service-messages');
  const paid = body.data.find(({ text }: { text: string }) => text.startsWith('Оплата прошла'));

  expect(paid.entityUrl).toBe(services);
});

test('the services have no defects on a phone in dark mode', async ({ browser }) => {
  const owner = await people.pageOf(browser, 'e2e-owner');
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/site-services', services]) {
    await owner.goto(product.address + path);
    await owner.waitForLoadState('networkidle');
    expect(await owner.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
