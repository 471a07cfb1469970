import { expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, closeSideBar, type People } from './accounts.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const names = ['e2e-reader', 'e2e-owner', 'e2e-admin'] as const;
/** Chats of the stand-in that sent /start. */
const receivers = 6;
let product: Product;
let people: People<(typeof names)[number]>;

// The guest reads what the administrator publishes.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = await startProduct();
  people = await addPeople(product, names);
  await product.task('user', 'role', 'e2e-admin', 'admin');
  const admin = await people.pageOf(browser, 'e2e-admin');
  const { body } = await callApi(admin, 'GET', '/api/moderator/users?search=e2e-owner&docsOnPage=10');
  const organizer = { name: 'Справка', label: 'справка', creatorId: body.data[0]._id };
  expect((await callApi(admin, 'POST', '/api/admin/organizers', organizer)).status).toBe(201);
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

const cards = (page: Page) => page.getByRole('region').getByRole('heading', { level: 2 });

test('a guest reads the public articles and the questions only', async ({ page }) => {
  const faults = listen(page);
  await visit(page, `${product.address}/documentation`);
  await closeSideBar(page);

  await expect(cards(page)).toHaveText(['Райдеру']);
  await page.getByRole('searchbox', { name: 'Поиск по справочнику' }).fill('вариативность');
  await page.getByRole('link', { name: 'Вариативность' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Как читать протокол' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Вариативность' })).toBeInViewport();

  await visit(page, `${product.address}/documentation/faq`);
  await page.getByText('Как скрыть пульс и вес').click();
  await expect(page.getByText(/Нужен подтверждённый игровой ID/)).toBeVisible();
  expect(faults()).toEqual([]);
});

test('files next to the articles are not served', async ({ request }) => {
  for (const path of ['..%2f..%2f..%2fpackage', '%2e%2e%2fcontents', '..%5ccontents', 'protocol.md']) {
    const response = await request.get(`${product.address}/api/md-documents/public/${path}`);

    expect([400, 404]).toContain(response.status());
    expect(await response.text()).not.toContain('"dependencies"');
  }
  expect((await request.get(`${product.address}/api/md-documents/development/architecture`)).status()).toBe(401);
});

test('a rider is redirected from restricted articles to the access denied page', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-reader', '/documentation/organizer/series');

  await expect(page).toHaveURL(`${product.address}/403`);
  await page.goto(`${product.address}/bot`);
  await expect(page).toHaveURL(`${product.address}/403`);
});

test('an organizer finds the articles for organizers', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-owner', '/documentation');

  await expect(cards(page)).toHaveText(['Райдеру', 'Организатору']);
  await page.getByRole('link', { name: 'Серия и зачёт' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Серия и зачёт' })).toBeVisible();
  await page.goto(`${product.address}/documentation/development`);
  await expect(page).toHaveURL(`${product.address}/403`);
});

test('an administrator publishes a release note, which home shows, then edits and deletes it', async ({
  browser,
  page,
}) => {
  const admin = await people.pageOf(browser, 'e2e-admin', '/admin/news');
  await admin.getByRole('textbox', { name: /Дата/ }).fill('21.11.2026 12:00');
  await admin.getByRole('textbox', { name: /Версия/ }).fill('2.0.0');
  await admin.getByRole('textbox', { name: /Описание/ }).fill('Справочник открыт.');
  await admin.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(admin.getByText('Новость о версии 2.0.0 опубликована.')).toBeVisible();

  await page.goto(product.address);
  await expect(page.getByText('Справочник открыт.')).toBeVisible();

  await admin.getByRole('button', { name: 'Удалить: версия 2.0.0' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(admin.getByText('Новостей пока нет')).toBeVisible();
});

test('an administrator sends a message through the bot, and sees that it was delivered to all', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-admin');
  const bot = async () => (await callApi(admin, 'GET', '/api/admin/bot')).body.data;
  await expect.poll(async () => (await bot()).receivers, { timeout: 30_000 }).toBe(receivers);
  await admin.goto(`${product.address}/bot`);
  await admin.getByRole('textbox', { name: /Текст/ }).fill('Старт в четверг в 19:30');
  await admin.getByRole('button', { name: 'Отправить' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();

  await expect(admin.getByText(/Сообщение отправляется: 6 получателей/)).toBeVisible();
  await expect(admin.getByText(/доставлено 6 из 6/)).toBeVisible({ timeout: 30_000 });
  expect((await bot()).broadcasts).toHaveLength(1);
});
