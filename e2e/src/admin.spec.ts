import { addresses } from '@otryv/contract/addresses';
import { expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, type People } from './accounts.ts';
import { linkOfEmail } from './emails.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';

const race = String(addresses.raceResults.params.eventId.example);
let product: Product;
let zwiftId = 0;
let people: People<'e2e-chief' | 'e2e-watch' | 'e2e-plain'>;

// Each test's administrator actions appear in the log of the next.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startProduct();
  await product.task('event', 'add', race, '--organizer', 'Клуб «Ось»', '--protocol', 'classicCommon');
  await product.task('result', 'import', race);
  const { event } = await (await fetch(`${product.address}/api/race/results/${race}`)).json();
  zwiftId = event.results[0].profileId;
  people = await addPeople(product, ['e2e-chief', 'e2e-watch', 'e2e-plain']);
  await product.task('user', 'role', 'e2e-chief', 'admin');
  await product.task('user', 'role', 'e2e-watch', 'moderator');
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

async function idOf(page: Page, username: string): Promise<string> {
  const { body } = await callApi(page, 'GET', `/api/admin/users?search=${username}`);
  return body.data[0]._id;
}

test('an administrator finds an account, changes its role and finds the change in the log', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-chief', '/admin');
  const complaints = listen(admin);
  const plain = await people.pageOf(browser, 'e2e-plain');
  await expect(admin).toHaveURL(`${product.address}/admin/users`);
  await admin.getByRole('searchbox').fill('e2e-plain@people');
  await expect(admin.getByRole('link', { name: 'e2e-watch' })).toHaveCount(0);
  await admin.getByRole('link', { name: 'e2e-plain', exact: true }).click();
  await expect(admin.getByText(/Chrom/).first()).toBeVisible();

  await admin.getByRole('combobox', { name: 'Роль' }).selectOption('модератор');
  await admin.getByRole('button', { name: 'Сменить роль' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Сменить роль' }).click();

  await expect(admin.getByText('Роль изменена, сеансы пользователя завершены.')).toBeVisible();
  await expect(admin.getByText('Никто не вошёл в этот аккаунт.')).toBeVisible();
  await plain.goto(`${product.address}/profile/0/settings/account`);
  await expect(plain.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await admin.goto(`${product.address}/admin/logs/admin?search=роль`);
  await expect(admin.getByRole('row', { name: /Роль изменена/ }).first()).toContainText('e2e-plain');
  expect(complaints()).toEqual([]);
});

test('the last administrator cannot lose the role', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-chief');
  const id = await idOf(admin, 'e2e-chief');

  const { status, body } = await callApi(admin, 'PUT', `/api/admin/users/${id}/role`, { role: 'user' });

  expect([status, body.code]).toEqual([409, 'last_admin']);
});

test('an administrator bans a rider and recalculates the curve', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-chief', `/admin/riders/${zwiftId}/bans`);
  await admin.getByRole('region', { name: 'Обман' }).getByRole('switch').click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Поставить бан' }).click();
  await expect(admin.getByText('Райдер исключён из списков лидеров.')).toBeVisible();

  await admin.getByRole('link', { name: 'Кривая мощности' }).click();
  await admin.getByRole('button', { name: 'Пересчитать кривую' }).click();

  await expect(admin.getByText(/кривая мощности пересчитана/)).toBeVisible();
});

test('a moderator reads the logs from the menu, and has no other access', async ({ browser }) => {
  const page = await people.pageOf(browser, 'e2e-watch');
  await page.getByRole('button', { name: 'Аккаунт: e2e-watch' }).click();
  await page.getByRole('menuitem', { name: 'Журнал действий' }).click();

  await expect(page.getByRole('row', { name: /Роль изменена/ }).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ошибки сервера' }).click();
  await expect(page.getByRole('heading', { name: 'Ошибок нет' })).toBeVisible();
  await page.goto(`${product.address}/admin/users`);
  await expect(page).toHaveURL(`${product.address}/403`);
  expect((await callApi(page, 'DELETE', '/api/logs/admins', { ids: ['0'.repeat(24)] })).status).toBe(403);
});

test('a guest has access to neither', async ({ page }) => {
  for (const path of ['/admin/users', '/logs/admin', '/logs/errors']) {
    await page.goto(product.address + path);
    await expect(page).toHaveURL(/authorization|403/);
  }
  expect((await page.request.get(`${product.address}/api/logs/admins`)).status()).toBe(401);
});

test('an administrator writes an email, previews it, and sends it to subscribers of races', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-chief', '/admin/notifications/create-email');
  const complaints = listen(admin);
  await admin.getByRole('textbox', { name: /Тема/ }).fill('Зима в горах');
  await admin.getByRole('textbox', { name: /Заголовок/ }).fill('Три подъёма за вечер');
  await admin.getByRole('textbox', { name: /Текст/ }).fill('Старт в **19:30**.\n\n[Открыть заезды](/race/schedule)');
  const email = admin.getByRole('article', { name: 'Предпросмотр' });
  await expect(email.getByRole('heading', { name: 'Три подъёма за вечер' })).toBeVisible();
  await expect(email.getByRole('link', { name: 'Открыть заезды' })).toBeVisible();
  await admin.getByRole('checkbox', { name: /Заезды/ }).check();

  await admin.getByRole('button', { name: 'Отправить 3 письма' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Отправить 3 письма' }).click();

  const sent = admin.getByRole('listitem').filter({ hasText: 'Зима в горах' });
  await expect(sent).toContainText('отправлено 3 из 3', { timeout: 30_000 });
  const link = /^.*\/race\/schedule.*$/m;
  for (const name of ['e2e-chief', 'e2e-watch', 'e2e-plain']) {
    expect(await linkOfEmail(admin, product.address, `${name}@people.example`, link)).toContain(product.address);
  }
  expect(complaints()).toEqual([]);
});

test('an administrator deletes entries of the log', async ({ browser }) => {
  const admin = await people.pageOf(browser, 'e2e-chief', '/admin/logs/admin?search=аккаунт');
  await admin.getByRole('checkbox').first().check();
  await admin.getByRole('button', { name: 'Удалить 1 запись' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Удалить 1 запись' }).click();

  await expect(admin.getByText('Удалена 1 запись.')).toBeVisible();
  await admin.goto(`${product.address}/admin/logs/admin`);
  await expect(admin.getByRole('row', { name: /Записи журнала удалены/ })).toContainText('e2e-chief');
});
